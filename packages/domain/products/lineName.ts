/** Parts that name the goods of an order line; empty ones are left out of the name. */
interface NamedLine {
  name?: string;
  color?: string;
  size?: string;
  brandName?: string;
}

const joined = (parts: readonly (string | undefined)[], by: string): string => parts.filter(Boolean).join(by);

/** Returns the name of a line's goods where the brand is shown beside it: name, colour and size. */
export const lineName = ({ name, color, size }: NamedLine): string => joined([name, color, size], ', ');

/** Returns the name of a line's goods with the brand, such as for the label of a field. */
export const fullLineName = ({ brandName, name, color, size }: NamedLine): string =>
  joined([brandName, name, color, size], ' ');
