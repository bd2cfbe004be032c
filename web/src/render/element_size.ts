/**
 * Tells how large an element is whenever that changes, once the page has been laid out; it never
 * makes the browser lay out the page itself.
 */
export function onResize(
  tell: (width: number, height: number) => void,
): (element: Element) => () => void {
  return (element) => {
    const observer = new ResizeObserver((entries) => {
      const box = entries.at(-1)?.contentRect;
      if (box) tell(box.width, box.height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
}
