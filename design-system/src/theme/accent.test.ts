import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, onAccentFor, readableAccent } from './accent';
import { darkTokens, lightTokens } from './tokens';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('R-1.31 the accent is ink on light and paper on dark', () => {
  expect(lightTokens.color.accent).toBe(lightTokens.color.ink1);
  expect(darkTokens.color.accent).toBe(darkTokens.color.ink1);
});

test('words on any accent reach 4.5:1 and the accent itself 3:1 on the page', () => {
  fc.assert(
    fc.property(hex, fc.constantFrom(lightTokens, darkTokens), (accent, { color }) => {
      const shown = readableAccent(accent, color.page, color.ink1);
      return contrast(shown, onAccentFor(shown)) >= 4.5 && contrast(shown, color.page) >= 3;
    }),
  );
});

test('inks and status inks reach 4.5:1 in both themes', () => {
  for (const { color } of [lightTokens, darkTokens]) {
    for (const ground of [color.page, color.surface, color.raised]) {
      for (const ink of [
        color.ink1,
        color.ink2,
        color.ink3,
        color.criticalInk,
        color.warningInk,
        color.positiveInk,
      ]) {
        expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(color.controlLine, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(color.infoInk, color.infoBg)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color.neutralInk, color.neutralBg)).toBeGreaterThanOrEqual(4.5);
  }
});
