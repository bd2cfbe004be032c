"""What a map is like as a graph: how large it is, and how far its places are apart."""

from __future__ import annotations

from maharaja.engine.board import NO_VILLAGE, Board


def figures(board: Board) -> dict[str, float]:
    """By name; distances are counted in roads."""
    distances = [_distances(board, junction) for junction in range(board.cities + 1)]
    from_start = distances[0][1:]
    between = [
        distances[a][b] for a in range(1, board.cities + 1) for b in range(a + 1, board.cities + 1)
    ]
    degrees = [
        int(board.first_road[junction + 1] - board.first_road[junction])
        for junction in range(1, board.cities + 1)
    ]
    return {
        "cities": int(board.cities),
        "roads": int(board.roads),
        "villages": int(board.villages),
        "villages_per_city": _mean([int(board.villages)], int(board.cities)),
        "roads_with_two_villages": sum(far != NO_VILLAGE for far in board.road_far),
        "roads_per_city": _mean(degrees, len(degrees)),
        "fewest_roads": min(degrees),
        "most_roads": max(degrees),
        "distance_from_start": _mean(from_start, len(from_start)),
        "farthest_from_start": max(from_start),
        "distance_between_cities": _mean(between, len(between)),
        "farthest_cities": max(between),
    }


def _mean(numbers: list[int], count: int) -> float:
    return round(sum(numbers) / count, 2)


def _distances(board: Board, start: int) -> list[int]:
    """Roads from a junction to each of them, by the shortest way."""
    found = {start: 0}
    waiting = [start]
    for here in waiting:
        for place in range(board.first_road[here], board.first_road[here + 1]):
            there = int(board.across[place])
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return [found[junction] for junction in range(board.cities + 1)]
