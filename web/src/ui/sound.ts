const NOTES: [hertz: number, at: number][] = [
  [523.25, 0],
  [783.99, 0.16],
];
const LENGTH = 0.5; // seconds

/** Two soft bells: it is your turn. Browsers keep quiet until the page was touched. */
export function chime(): void {
  const context = new AudioContext();
  for (const [hertz, at] of NOTES) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { frequency: hertz, type: "sine" });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.18, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  }
  setTimeout(() => void context.close(), 1500);
}
