import { discountOf, piecesOf } from '@selvedge/domain/orders/orderPieces';
import { DAY_MS } from '@selvedge/domain/constants';
import { allocateCents, lineCents } from '@selvedge/domain/money/money';
import { addDays } from '@selvedge/domain/time/zones';
import type { components } from '@selvedge/api-spec/types';
import { invalid } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import type { Line, Sub } from '../read/bundle';
import type { LineColumn, SubColumn } from '../machine/columns';

type Schemas = components['schemas'];
type LineEdits = Map<string, Partial<Pick<Line, LineColumn>>>;
type SubEdits = Partial<Pick<Sub, SubColumn>>;

function byId<T extends { id: string }>(
  input: readonly T[],
  lines: readonly Line[],
  language: Language,
): Map<string, T> {
  const own = new Set(lines.map(({ id }) => id));
  input.forEach(({ id }, index) => {
    if (!own.has(id)) throw invalid({ [`lines.${index}.id`]: translate(language, 'orders.unknownLine') });
  });
  return new Map(input.map((one) => [one.id, one]));
}

/** Returns the pieces per line that the platform can deliver, with the reason of a cut. Lines left out are confirmed as asked. */
export function confirmEdits(
  lines: readonly Line[],
  input: Schemas['SubOrderConfirmInput']['lines'],
  language: Language,
): LineEdits {
  const cuts = byId(input, lines, language);
  return new Map(
    lines.map((line) => {
      const cut = cuts.get(line.id);
      const confirmedQty = cut?.confirmedQty ?? line.askedQty;
      const shortageReason = confirmedQty < line.askedQty ? (cut?.shortageReason ?? null) : null;
      return [line.id, { confirmedQty, shortageReason }];
    }),
  );
}

/** Returns the new dates of a sub-order that ships on another day: the day of receipt moves by as many days. */
function dateEdits(sub: Sub, shipDate: string | undefined): SubEdits {
  if (shipDate === undefined || shipDate === sub.shipEstimate) return {};
  const days = Math.round((Date.parse(shipDate) - Date.parse(sub.shipEstimate)) / DAY_MS);
  return { shipEstimate: shipDate, receiveEstimate: addDays(sub.receiveEstimate, days) };
}

/** Changed columns of order lines and sub-order. */
export interface Edits {
  lines: LineEdits;
  sub: SubEdits;
}

/**
 * Returns the pieces, prices and date that the supplier acknowledged; a discount on the whole sub-order is spread over its lines by their
 * value so that the parts add up to it.
 */
export function acknowledgeEdits(
  sub: Sub,
  lines: readonly Line[],
  input: Omit<Schemas['AcknowledgeInput'], 'version'>,
  language: Language,
): Edits {
  const named = byId(input.lines, lines, language);
  const edits = lines.map((line) => {
    const one = named.get(line.id);
    const confirmedQty = one?.qty ?? line.confirmedQty;
    const shortageReason =
      confirmedQty < line.confirmedQty ? (line.shortageReason ?? ('SHORTAGE' as const)) : line.shortageReason;
    return { ...line, confirmedQty, shortageReason, priceCents: one?.priceCents ?? line.priceCents };
  });
  const values = edits.map(({ priceCents, confirmedQty }) => lineCents(priceCents, confirmedQty));
  const shares = input.discountCents === undefined ? null : allocateCents(input.discountCents, values);
  return {
    lines: new Map(
      edits.map((line, index) => {
        const { id, confirmedQty, shortageReason, priceCents } = line;
        const discountCents = shares?.[index] ?? discountOf(line, confirmedQty);
        return [id, { confirmedQty, shortageReason, priceCents, discountCents }];
      }),
    ),
    sub: dateEdits(sub, input.shipDate),
  };
}

/** Returns the columns of a changed offer; lines left out stay. Pieces may rise up to the asked ones again; a cut carries a reason. */
export function offerEdits(
  sub: Sub,
  lines: readonly Line[],
  input: Omit<Schemas['OfferInput'], 'version'>,
  language: Language,
): Edits {
  const named = byId(input.lines, lines, language);
  const lineEdits: LineEdits = new Map();
  for (const line of lines) {
    const one = named.get(line.id);
    if (one === undefined) continue;
    const confirmedQty = one.qty ?? piecesOf(sub, line);
    const priceCents = one.priceCents ?? line.priceCents;
    const discountCents = one.discountCents ?? discountOf({ ...line, priceCents }, confirmedQty);
    const reason = one.shortageReason ?? line.shortageReason ?? 'SHORTAGE';
    const shortageReason = confirmedQty < line.askedQty ? reason : null;
    lineEdits.set(line.id, { confirmedQty, priceCents, discountCents, shortageReason });
  }
  return { lines: lineEdits, sub: dateEdits(sub, input.shipDate) };
}
