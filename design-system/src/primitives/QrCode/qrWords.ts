import { correctionOf } from './reedSolomon';

/**
 * Layout of the codewords of a version at correction level M: data blocks of equal length, then those a codeword longer, and correction
 * codewords per block.
 */
interface Layout {
  correction: number;
  blocks: readonly number[];
}

const repeated = (count: number, length: number): number[] => Array.from({ length: count }, () => length);
/** Layouts of versions 1 to 10: 21 to 57 modules a side. */
const layouts: readonly Layout[] = [
  { correction: 10, blocks: [16] },
  { correction: 16, blocks: [28] },
  { correction: 26, blocks: [44] },
  { correction: 18, blocks: repeated(2, 32) },
  { correction: 24, blocks: repeated(2, 43) },
  { correction: 16, blocks: repeated(4, 27) },
  { correction: 18, blocks: repeated(4, 31) },
  { correction: 22, blocks: [...repeated(2, 38), ...repeated(2, 39)] },
  { correction: 22, blocks: [...repeated(3, 36), ...repeated(2, 37)] },
  { correction: 26, blocks: [...repeated(4, 43), 44] },
];

const BYTE_MODE = 4;
const PADDING = [0xec, 0x11];
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const bitsOf = (value: number, length: number): string => value.toString(2).padStart(length, '0');
const lengthBits = (size: number): number => (size < 10 ? 8 : 16);

/** Interleaves codewords as a symbol stores them: the first ones of all blocks, then the second ones. */
function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, index) =>
    blocks.flatMap((block) => block.slice(index, index + 1)),
  ).flat();
}

/** Returns the codewords of a symbol with a text, and its version, 1 to 10; null when the text is too long. */
export function qrWords(text: string): { size: number; words: number[] } | null {
  const bytes = [...new TextEncoder().encode(text)];
  const found = layouts.findIndex(
    ({ blocks }, index) => 4 + lengthBits(index + 1) + bytes.length * 8 <= sum(blocks) * 8,
  );
  const layout = layouts[found];
  if (layout === undefined) return null;
  const size = found + 1;
  const room = sum(layout.blocks);
  const bits = [
    bitsOf(BYTE_MODE, 4),
    bitsOf(bytes.length, lengthBits(size)),
    ...bytes.map((byte) => bitsOf(byte, 8)),
    '0000',
  ].join('');
  const words = (bits.slice(0, room * 8).match(/.{1,8}/g) ?? []).map((word) =>
    Number.parseInt(word.padEnd(8, '0'), 2),
  );
  for (let pad = 0; words.length < room; pad += 1) words.push(PADDING[pad % 2] ?? 0);
  let start = 0;
  const data = layout.blocks.map((length) => words.slice(start, (start += length)));
  const correction = data.map((block) => correctionOf(block, layout.correction));
  return { size, words: [...interleaved(data), ...interleaved(correction)] };
}
