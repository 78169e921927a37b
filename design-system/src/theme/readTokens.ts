/** Values of a token file without its `$` notes: names and CSS values. */
export type TokenValues<T> = T extends { $value: unknown }
  ? string
  : { [K in keyof T as K extends `$${string}` ? never : K]: TokenValues<T[K]> };

interface TokenNode {
  $value: string | number | string[];
  $extensions?: { 'selvedge.floor'?: string };
}

/**
 * Reads a DTCG token file into CSS values with the file's own names as types, so that a theme contract with a name that the file lacks does
 * not compile. A list becomes a font stack, a floor becomes `max()`.
 */
export function readTokens<T extends object>(tree: T): TokenValues<T> {
  const entries = Object.entries(tree)
    .filter(([name]) => !name.startsWith('$'))
    .map(([name, node]: [string, object]) => [name, isToken(node) ? cssValue(node) : readTokens(node)]);
  return Object.fromEntries(entries) as TokenValues<T>;
}

function isToken(node: object): node is TokenNode {
  return '$value' in node;
}

function cssValue({ $value, $extensions }: TokenNode): string {
  if (Array.isArray($value)) {
    return $value.map((family) => (/^(sans-)?serif$/.test(family) ? family : `"${family}"`)).join(', ');
  }
  const floor = $extensions?.['selvedge.floor'];
  return floor ? `max(${$value}, ${floor})` : String($value);
}
