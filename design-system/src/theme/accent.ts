import { onAccent } from './accent.css';

export { accentChoices } from './accent.css';

type Rgb = readonly [number, number, number];

const { light, dark } = onAccent;

/** Returns the WCAG contrast of two `#rrggbb` colours, 1 to 21. Anything that is not six hex digits counts as black. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(toRgb(one)), luminance(toRgb(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns white or black, whichever contrasts better with the accent. */
export function onAccentFor(accent: string): string {
  return contrast(accent, light) >= contrast(accent, dark) ? light : dark;
}

/**
 * Returns the accent as it can be drawn on a page: mixed with the page's ink in steps of 10 % until its contrast is 3:1, so that a black
 * accent stays visible in the dark theme and a pale one in the light theme.
 */
export function readableAccent(accent: string, page: string, pageInk: string): string {
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = mix(accent, pageInk, share);
    if (contrast(mixed, page) >= 3) return mixed;
  }
  return pageInk;
}

function mix(from: string, to: string, share: number): string {
  const target = toRgb(to);
  const channels = toRgb(from).map((value, index) =>
    Math.round(value + ((target[index] ?? 0) - value) * share),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function toRgb(hex: string): Rgb {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim());
  return match ? [parse(match[1]), parse(match[2]), parse(match[3])] : [0, 0, 0];
}

function parse(digits: string | undefined): number {
  return Number.parseInt(digits ?? '0', 16);
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
