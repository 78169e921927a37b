import { useFormats } from '@selvedge/design-system/i18n';
import type { Formats } from '@selvedge/design-system/i18n';
import type { Instant } from '@selvedge/design-system/formats';
import { PriceCell } from '@selvedge/design-system/commerce/PriceCell';
import type { PriceCellProps } from '@selvedge/design-system/commerce/PriceCell';
import { Link } from '@selvedge/design-system/primitives/Link';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { Text } from '@selvedge/design-system/layout/Text';
import type { TextProps } from '@selvedge/design-system/layout/Text';

type Maybe<Value> = Value | null | undefined;

/** Ids of the fields of a row that hold such a value. */
type FieldOf<Row, Value> = {
  [Id in keyof Row & string]-?: Row[Id] extends Value ? Id : never;
}[keyof Row & string];

/** Look of the words in a cell. */
type TextLook = Pick<TextProps, 'size' | 'ink' | 'weight' | 'face' | 'isFigure' | 'isTruncated'>;

/** Options of a built column: those of every table column, and parts of its cell. */
type ColumnOptions<Row> = Omit<TableColumn<Row>, 'id' | 'header' | 'render'>;

/** Options of a column of words. */
interface WordsOptions<Row> extends ColumnOptions<Row>, TextLook {
  /** Target of the cell's words, as a plain link. */
  href?: (row: Row) => string;
  /** Second part of the cell, small and weak; left out where it is empty. */
  note?: (row: Row) => Maybe<string>;
}

/** Builds a column of words: from the field of the row that has the column's id, or from the value that `of` returns. */
interface WordsColumn<Value> {
  <Row extends object>(
    id: string,
    header: string,
    options: WordsOptions<Row> & { of: (row: Row) => Maybe<Value> },
  ): TableColumn<Row>;
  <Row extends object>(
    id: FieldOf<Row, Maybe<Value>>,
    header: string,
    options?: WordsOptions<Row>,
  ): TableColumn<Row>;
}

/** Reads the field of a row that has the id; the overloads of the builders check that it holds such a value. */
const fieldOf =
  <Value,>(id: string) =>
  (row: object): Maybe<Value> =>
    (row as Readonly<Record<string, Maybe<Value>>>)[id];

interface WordsProps<Value> extends TextLook {
  value: Maybe<Value>;
  words: (value: Maybe<Value>, formats: Formats) => string;
  href?: string;
  note?: Maybe<string>;
}

function Words<Value>({ value, words, href, note, ...look }: WordsProps<Value>) {
  const text = <Text {...look}>{words(value, useFormats())}</Text>;
  return (
    <>
      {href ? (
        <Link variant="plain" href={href}>
          {text}
        </Link>
      ) : (
        text
      )}
      {note && (
        <>
          {' '}
          <Text size="caption" ink="weak">
            {note}
          </Text>
        </>
      )}
    </>
  );
}

/** Returns the builder of the columns that show their values in the same words, by default in the same look. */
function wordsColumn<Value>(
  words: (value: Maybe<Value>, formats: Formats) => string,
  usual: ColumnOptions<object> & TextLook = {},
): WordsColumn<Value> {
  return <Row extends object>(
    id: string,
    header: string,
    options: WordsOptions<Row> & { of?: (row: Row) => Maybe<Value> } = {},
  ): TableColumn<Row> => {
    const { of = fieldOf<Value>(id), href, note, ...rest } = { ...usual, ...options };
    const { size, ink, weight, face, isFigure, isTruncated, ...column } = rest;
    const cell = { size, ink, weight, face, isFigure, isTruncated, words };
    return {
      ...column,
      id,
      header,
      render: (row) => <Words {...cell} value={of(row)} href={href?.(row)} note={note?.(row)} />,
    };
  };
}

/** Column of a text; a dash where there is none. */
export const textColumn = wordsColumn<string>((text) => text ?? '–');

/** Column of a number of things, such as pieces or orders, aligned at the end; a dash where there is none. */
export const countColumn = wordsColumn<number>((count, formats) => formats.quantity(count), {
  align: 'end',
  isFigure: true,
  isNamedOnPhone: true,
});

/** Column of a number in digits alone, such as the one that sorts the rows; a dash where there is none. */
export const numberColumn = wordsColumn<number>((number) => String(number ?? '–'), {
  align: 'end',
  isFigure: true,
  isNamedOnPhone: true,
});

/** Column of an instant, as day and time in short; a dash where there is none. */
export const momentColumn = wordsColumn<Instant>((at, formats) => formats.stamp(at), {
  ink: 'weak',
  isFigure: true,
});

/** Column of an instant, as its day; a dash where there is none. */
export const dateColumn = wordsColumn<Instant>((at, formats) => formats.date(at), { isFigure: true });

type MoneyOptions<Row> = ColumnOptions<Row> & Pick<PriceCellProps, 'isCharged' | 'tone' | 'emphasis'>;

/**
 * Returns a column of amounts in EUR cents, aligned at the end: of the field of the row that has the column's id, or of the amount that
 * `of` returns; a dash where there is none.
 */
export function moneyColumn<Row extends object>(
  id: string,
  header: string,
  options: MoneyOptions<Row> & { of: (row: Row) => Maybe<number> },
): TableColumn<Row>;
export function moneyColumn<Row extends object>(
  id: FieldOf<Row, Maybe<number>>,
  header: string,
  options?: MoneyOptions<Row>,
): TableColumn<Row>;
export function moneyColumn<Row extends object>(
  id: string,
  header: string,
  options: MoneyOptions<Row> & { of?: (row: Row) => Maybe<number> } = {},
): TableColumn<Row> {
  const { of = fieldOf<number>(id), isCharged, tone, emphasis, ...column } = options;
  const look = { isCharged, tone, emphasis };
  return { align: 'end', ...column, id, header, render: (row) => <PriceCell {...look} cents={of(row)} /> };
}
