import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useKeptState } from '@selvedge/app-shell/kept/useKeptState';
import { isApiError } from '@selvedge/api-spec/client';
import type { Product } from '../api/schemas';
import { errorWords } from '../trade/errorWords';
import { addQuantities } from '../unsaved/unsaved';
import type { WrittenChange } from '../unsaved/unsaved';
import { resolveCodes } from './manifest.api';
import { QUICK_LINES_MAX, readQuickLines, sizeAsCount } from './quickLines';
import type { QuickLine } from './quickLines';

const NOTHING = { text: '' };

type Resolved = Awaited<ReturnType<typeof resolveCodes>>;
export type Ambiguous = Resolved['ambiguous'][number];
export type Unknown = Resolved['unknown'][number];

/** Code that was found, with its product and SKU. */
export interface Found {
  /** Position in the paste, from 0. */
  index: number;
  code: string;
  product: Product;
  skuId: string;
  qty: number;
}

/** Result of a paste. `chosen` resolves ambiguous codes: position in the paste to SKU id. */
export interface QuickResult {
  found: readonly Found[];
  ambiguous: readonly Ambiguous[];
  unknown: readonly Unknown[];
  chosen: Readonly<Record<number, string>>;
}

/** Hook that looks up pasted codes and adds the found ones to the entered quantities. */
export function useQuickOrder(listId: string | null) {
  const kept = useKeptState(`quickOrder:${listId ?? 'all'}`, NOTHING);
  const { text } = kept.values;
  const [result, setResult] = useState<QuickResult | null>(null);
  const search = useMutation({ mutationFn: (lines: QuickLine[]) => resolveLines(listId, lines) });
  const [problem, setProblem] = useState<'empty' | 'tooMany' | { words: string } | null>(null);

  /** Number of the latest input: the findings of an earlier one are not applied. */
  const turn = useRef(0);
  const begin = (): void => {
    turn.current += 1;
    setResult(null);
    setProblem(null);
  };

  const find = async (): Promise<QuickResult | null> => {
    const lines = readQuickLines(text);
    setProblem(lines.length === 0 ? 'empty' : lines.length > QUICK_LINES_MAX ? 'tooMany' : null);
    if (lines.length === 0 || lines.length > QUICK_LINES_MAX) return null;
    const mine = turn.current;
    try {
      const next = await search.mutateAsync(lines);
      if (mine !== turn.current) return null;
      setResult(next);
      return next;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (mine === turn.current) setProblem({ words: errorWords(error) });
      return null;
    }
  };

  return {
    text,
    kept,
    write: (next: string) => {
      kept.change({ text: next });
      begin();
    },
    result,
    problem,
    isPending: search.isPending,
    find,
    choose: (index: number, skuId: string) =>
      setResult((before) => before && { ...before, chosen: { ...before.chosen, [index]: skuId } }),
    reset: () => {
      kept.discard();
      begin();
    },
    add: (from: QuickResult): number => {
      const changes = changesOf(from);
      addQuantities(changes, listId ?? undefined);
      return changes.reduce((sum, { quantity }) => sum + quantity, 0);
    },
  };
}

/** Looks the lines up; those with an unknown size are looked up again with the size as a count. */
async function resolveLines(listId: string | null, lines: QuickLine[]): Promise<QuickResult> {
  const first = await resolveCodes(listId, lines);
  const again = first.unknown.flatMap((unknown) => {
    const source = lines[unknown.index];
    const line = unknown.reason === 'UNKNOWN_SIZE' && source ? sizeAsCount(source) : null;
    return line ? [{ index: unknown.index, line }] : [];
  });
  const second =
    again.length > 0
      ? await resolveCodes(
          listId,
          again.map(({ line }) => line),
        )
      : null;
  const backTo = <Item extends { index: number }>(items: Item[] = []): Item[] =>
    items.map((item) => ({ ...item, index: again[item.index]?.index ?? item.index }));
  const asked = new Set(again.map(({ index }) => index));
  const found = [...first.matched, ...backTo(second?.matched)].map(
    ({ index, code, product, skuId, qty }) => ({
      index,
      code,
      product,
      skuId,
      qty: Math.max(1, qty),
    }),
  );
  return {
    found,
    ambiguous: [...first.ambiguous, ...backTo(second?.ambiguous)],
    unknown: [...first.unknown.filter(({ index }) => !asked.has(index)), ...backTo(second?.unknown)],
    chosen: {},
  };
}

/** Returns the quantities to add: found lines, and ambiguous ones that were resolved. */
export function changesOf({ found, ambiguous, chosen }: QuickResult): WrittenChange[] {
  const answered = ambiguous.flatMap(({ index, qty, candidates }) => {
    const skuId = chosen[index];
    const product = candidates.find(({ sizes }) => sizes.some((size) => size.skuId === skuId));
    return skuId && product ? [{ product, skuId, quantity: Math.max(1, qty) }] : [];
  });
  return [...found.map(({ product, skuId, qty }) => ({ product, skuId, quantity: qty })), ...answered];
}
