import { expect, spyOn, waitFor } from 'storybook/test';

/** Extent of a label along its axis, in CSS pixels from the start edge of the drawing. */
interface Stretch {
  text: string;
  from: number;
  to: number;
}

/** Least distance between two labels, in CSS pixels, at which they are read as two. */
const APART = 8;

/**
 * Gives a chart several widths and expects at each that the names along its axis do not touch and lie inside the drawing. The names are
 * painted, not elements, so the calls of `fillText` are recorded.
 */
export async function expectLabelsApart(
  place: HTMLElement,
  names: readonly string[],
  widths: readonly number[],
): Promise<void> {
  const written = new Map<HTMLCanvasElement, Stretch[]>();
  const surface = CanvasRenderingContext2D.prototype;
  const write = surface.fillText;
  const spy = spyOn(surface, 'fillText').mockImplementation(function note(
    this: CanvasRenderingContext2D,
    text: string,
    x: number,
    y: number,
  ) {
    if (names.includes(text)) {
      const { actualBoundingBoxLeft, actualBoundingBoxRight } = this.measureText(text);
      const [from, to] = [x - actualBoundingBoxLeft, x + actualBoundingBoxRight].map(
        (at) => (at + this.getTransform().e) / devicePixelRatio,
      ) as [number, number];
      written.set(this.canvas, [...(written.get(this.canvas) ?? []), { text, from, to }]);
    }
    write.call(this, text, x, y);
  });
  try {
    for (const width of widths) {
      place.style.inlineSize = `${width}px`;
      const labels = await waitFor(() => {
        const canvas = place.querySelector('canvas');
        const found = canvas?.clientWidth === width ? written.get(canvas) : undefined;
        if (!found) throw new Error(`nothing is drawn at ${width} pixels yet`);
        return found;
      });
      await expect(labels.length, `labels at ${width} pixels`).toBeGreaterThan(1);
      const close = labels.filter(({ from }, index) => from - (labels[index - 1]?.to ?? -APART) < APART);
      await expect(close, `too close at ${width} pixels`).toEqual([]);
      await expect(labels.at(-1)?.to, `last label at ${width} pixels`).toBeLessThanOrEqual(width);
    }
  } finally {
    spy.mockRestore();
    place.style.removeProperty('inline-size');
  }
}
