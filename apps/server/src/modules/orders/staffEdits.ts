import { DAY_MS } from '@selvedge/domain/constants';
import { allocateCents, lineCents } from '@selvedge/domain/money/money';
import { addDays } from '@selvedge/domain/time/zones';
import type { components } from '@selvedge/api-spec/types';
import { invalid } from '../../http/errors';
import type { Language } from '../../http/messages';
import { discountOf, type Line, piecesOf, type Sub } from './bundle';

type Schemas = components['schemas'];
type LineEdits = Map<string, Partial<Line>>;

const SAYS = {
  'zh-CN': {
    unknown: '行不属于该子单',
    aboveAsked: '确认数量不能大于询价数量',
    aboveConfirmed: '数量不能大于已确认数量',
    reason: '减少数量须注明原因',
    nothing: '没有剩余件数，请驳回该子单',
    discount: '折扣不能大于货值',
  },
  en: {
    unknown: 'This line is not of the sub-order',
    aboveAsked: 'Not above the asked pieces',
    aboveConfirmed: 'Not above the confirmed pieces',
    reason: 'A cut needs a reason',
    nothing: 'No piece is left; reject the sub-order instead',
    discount: 'The discount is above the value of the goods',
  },
} as const satisfies Record<Language, Record<string, string>>;

function byId<T extends { id: string }>(
  given: readonly T[],
  lines: readonly Line[],
  language: Language,
): Map<string, T> {
  const own = new Set(lines.map(({ id }) => id));
  given.forEach(({ id }, index) => {
    if (!own.has(id)) throw invalid({ [`lines.${index}.id`]: SAYS[language].unknown });
  });
  return new Map(given.map((one) => [one.id, one]));
}

function refuseEmpty(pieces: readonly number[], language: Language): void {
  if (pieces.every((qty) => qty === 0)) throw invalid({ lines: SAYS[language].nothing });
}

/** M-T3: pieces the platform can deliver, at most the asked ones; a cut needs a shortage reason. Left out: as asked. */
export function confirmEdits(
  lines: readonly Line[],
  given: Schemas['SubOrderConfirmInput']['lines'],
  language: Language,
): LineEdits {
  const cuts = byId(given, lines, language);
  const edits: LineEdits = new Map(
    lines.map((line, index) => {
      const cut = cuts.get(line.id);
      const confirmedQty = cut?.confirmedQty ?? line.askedQty;
      const field = `lines.${index}.confirmedQty`;
      if (confirmedQty > line.askedQty) throw invalid({ [field]: SAYS[language].aboveAsked });
      const shortageReason = confirmedQty < line.askedQty ? (cut?.shortageReason ?? null) : null;
      if (confirmedQty < line.askedQty && shortageReason === null) {
        throw invalid({ [`lines.${index}.shortageReason`]: SAYS[language].reason });
      }
      return [line.id, { confirmedQty, shortageReason }];
    }),
  );
  refuseEmpty(
    [...edits.values()].map(({ confirmedQty }) => confirmedQty ?? 0),
    language,
  );
  return edits;
}

/** New dates of a sub-order when it ships on another day: the day of receipt moves along. */
function dateEdits(sub: Sub, shipDate: string | undefined): Partial<Sub> {
  if (shipDate === undefined || shipDate === sub.shipEstimate) return {};
  const days = Math.round((Date.parse(shipDate) - Date.parse(sub.shipEstimate)) / DAY_MS);
  return { shipEstimate: shipDate, receiveEstimate: addDays(sub.receiveEstimate, days) };
}

/** Fields of lines and sub-order a step changes, and whether the customer sees any difference. */
export interface Edits {
  lines: LineEdits;
  sub: Partial<Sub>;
  differs: boolean;
}

function differing(lines: readonly Line[], edits: LineEdits, sub: Partial<Sub>): boolean {
  const changed = lines.some((line) => {
    const edit = edits.get(line.id);
    return (
      (edit?.confirmedQty ?? line.confirmedQty) !== line.confirmedQty ||
      (edit?.priceCents ?? line.priceCents) !== line.priceCents ||
      (edit?.discountCents ?? line.discountCents) !== line.discountCents
    );
  });
  return changed || sub.shipEstimate !== undefined;
}

/**
 * M-T3b: pieces (at most the confirmed ones), prices and date the supplier acknowledged; a discount on the whole
 * sub-order is spread over its lines by their value so that the parts add up to it.
 */
export function acknowledgeEdits(
  sub: Sub,
  lines: readonly Line[],
  given: Omit<Schemas['AcknowledgeInput'], 'version'>,
  language: Language,
): Edits {
  const told = byId(given.lines, lines, language);
  const edits = lines.map((line, index) => {
    const one = told.get(line.id);
    const confirmedQty = one?.qty ?? line.confirmedQty;
    if (confirmedQty > line.confirmedQty) {
      throw invalid({ [`lines.${index}.qty`]: SAYS[language].aboveConfirmed });
    }
    const shortageReason =
      confirmedQty < line.confirmedQty ? (line.shortageReason ?? ('SHORTAGE' as const)) : line.shortageReason;
    return { id: line.id, confirmedQty, shortageReason, priceCents: one?.priceCents ?? line.priceCents };
  });
  refuseEmpty(
    edits.map(({ confirmedQty }) => confirmedQty),
    language,
  );
  const values = edits.map(({ priceCents, confirmedQty }) => lineCents(priceCents, confirmedQty));
  const { discountCents } = given;
  if (discountCents !== undefined && discountCents > values.reduce((a, b) => a + b, 0)) {
    throw invalid({ discountCents: SAYS[language].discount });
  }
  const shares = discountCents === undefined ? null : allocateCents(discountCents, values);
  const lineEdits: LineEdits = new Map(
    edits.map(({ id, ...edit }, index) => {
      const old = lines[index];
      const kept = old === undefined ? 0 : discountOf({ ...old, ...edit }, edit.confirmedQty);
      return [id, { ...edit, discountCents: shares?.[index] ?? kept }];
    }),
  );
  const dates = dateEdits(sub, given.shipDate);
  return { lines: lineEdits, sub: dates, differs: differing(lines, lineEdits, dates) };
}

/** M-T3c: a changed offer; lines left out stay. Pieces go up to the asked ones again, a cut carries a reason. */
export function offerEdits(
  sub: Sub,
  lines: readonly Line[],
  given: Omit<Schemas['OfferInput'], 'version'>,
  language: Language,
): Edits {
  const told = byId(given.lines, lines, language);
  const lineEdits: LineEdits = new Map();
  for (const [index, line] of lines.entries()) {
    const one = told.get(line.id);
    if (one === undefined) continue;
    const confirmedQty = one.qty ?? piecesOf(sub, line);
    const priceCents = one.priceCents ?? line.priceCents;
    if (confirmedQty > line.askedQty) throw invalid({ [`lines.${index}.qty`]: SAYS[language].aboveAsked });
    if (one.discountCents !== undefined && one.discountCents > lineCents(priceCents, confirmedQty)) {
      throw invalid({ [`lines.${index}.discountCents`]: SAYS[language].discount });
    }
    const discountCents = one.discountCents ?? discountOf({ ...line, priceCents }, confirmedQty);
    const reason = one.shortageReason ?? line.shortageReason ?? 'SHORTAGE';
    const shortageReason = confirmedQty < line.askedQty ? reason : null;
    lineEdits.set(line.id, { confirmedQty, priceCents, discountCents, shortageReason });
  }
  refuseEmpty(
    lines.map((line) => lineEdits.get(line.id)?.confirmedQty ?? line.confirmedQty),
    language,
  );
  const dates = dateEdits(sub, given.shipDate);
  return { lines: lineEdits, sub: dates, differs: differing(lines, lineEdits, dates) };
}
