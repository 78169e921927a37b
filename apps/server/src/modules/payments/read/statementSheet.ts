import type { Context } from '../../../contract/handlers';
import { writeSheetFile } from '../../../sheets/sheets';
import type { Written } from '../../../sheets/writeSheet';
import { translate } from '../../../messages/translate';
import { statementOf } from './statement';

const EVERY_LINE = 100_000;
const HEADS = ['at', 'kind', 'method', 'orderNo', 'company', 'in', 'out', 'operator', 'note'] as const;

/** Returns all lines of a day and their sums as .xlsx: incoming and outgoing amounts in columns of their own. */
export async function statementSheet(ctx: Context, day: string): Promise<Buffer> {
  const { language, staff } = ctx;
  const { lines, ...sums } = await statementOf(ctx, day, EVERY_LINE);
  const closing = (
    name: 'receivedCents' | 'refundedCents' | 'netCents' | 'creditCents',
    into: 'in' | 'out',
  ): Written[] => [
    translate(language, `payments.statement.${name}`),
    ...Array.from({ length: 4 }, () => null),
    into === 'in' ? { cents: sums[name] } : null,
    into === 'out' ? { cents: sums[name] } : null,
    null,
    null,
  ];
  return writeSheetFile(
    { kind: 'staff', id: staff.id },
    {
      name: day,
      columns: HEADS.map((one) => ({ head: translate(language, `payments.statement.heads.${one}`) })),
      rows: [
        ...lines.map((line): Written[] => [
          { moment: line.at },
          translate(language, `payments.statement.kind.${line.kind}`),
          line.method === undefined
            ? null
            : translate(language, `dictionaries.payment_method.${line.method}`),
          line.orderNo,
          line.companyName,
          line.kind === 'REFUNDED' ? null : { cents: line.amountCents },
          line.kind === 'REFUNDED' ? { cents: line.amountCents } : null,
          line.operatorName,
          line.note ?? null,
        ]),
        closing('receivedCents', 'in'),
        closing('refundedCents', 'out'),
        closing('netCents', 'in'),
        closing('creditCents', 'in'),
      ],
    },
  );
}
