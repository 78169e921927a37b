/** The `screening` query of a shared link. */

/** Screening parameters as stored: any JSON object. */
export type Screening = Record<string, unknown>;

/**
 * Parses URL-encoded JSON, also when it was decoded already. Malformed text and JSON that is no object give null and the query is ignored.
 */
export function parseScreening(raw: string | null | undefined): Screening | null {
  if (!raw) return null;
  return parseObject(raw) ?? parseObject(decode(raw));
}

function parseObject(text: string | null): Screening | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Screening {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function decode(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

/** Returns the query part of a link with these parameters. */
export function screeningQuery(screening: Screening): string {
  return `screening=${encodeURIComponent(JSON.stringify(screening))}`;
}
