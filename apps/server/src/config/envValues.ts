import { StartRefusedError } from '../process/startRefused';

const LONGEST_MS = 600_000;
/** Hours of a year. */
const LONGEST_SPAN = 8760;

/** Error for an environment variable with an invalid value; the message is for the operator who starts the server. */
export class ConfigError extends StartRefusedError {}

/** Decodes the name or the password of a URL; null where a % does not begin an encoded character. */
export function decoded(part = ''): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Parses a port number; 0 selects a free one. */
export function portOf(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigError(`${name} must be a port number between 0 and 65535, not "${text}".`);
  }
  return port;
}

/** Parses an integer above zero. */
export function countOf(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1)
    throw new ConfigError(`${name} must be a whole number above zero, not "${text}".`);
  return count;
}

/** Parses a number of days or hours up to a year; null for 0, which disables the feature. */
export function spanOf(name: string, text: string | undefined, fallback: number): number | null {
  const span = text === undefined || text === '' ? fallback : Number(text);
  if (!Number.isInteger(span) || span < 0 || span > LONGEST_SPAN)
    throw new ConfigError(`${name} must be a whole number up to ${LONGEST_SPAN}, not "${text}".`);
  return span === 0 ? null : span;
}

/** Parses a number of milliseconds up to ten minutes. */
export function durationOf(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const ms = Number(text);
  if (!Number.isInteger(ms) || ms < 0 || ms > LONGEST_MS) {
    throw new ConfigError(`${name} must be a number of milliseconds up to ${LONGEST_MS}, not "${text}".`);
  }
  return ms;
}

/** Parses a secret of at least `shortest` characters; undefined when absent. */
export function secretOf(name: string, text: string | undefined, shortest: number): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (text.length < shortest) {
    throw new ConfigError(`${name} must have at least ${shortest} characters.`);
  }
  return text;
}

/** Parses `on` or `off`. */
export function switchOf(name: string, text: string | undefined, fallback: boolean): boolean {
  if (text === undefined || text === '') return fallback;
  if (['on', 'true', '1'].includes(text)) return true;
  if (['off', 'false', '0'].includes(text)) return false;
  throw new ConfigError(`${name} must be on or off, not "${text}".`);
}

/** Parses one of the choices; the first is the default. */
export function choiceOf<const T extends string>(
  name: string,
  text: string | undefined,
  choices: readonly [T, ...T[]],
): T {
  if (text === undefined || text === '') return choices[0];
  const found = choices.find((choice) => choice === text);
  if (found === undefined) throw new ConfigError(`${name} must be ${choices.join(' or ')}, not "${text}".`);
  return found;
}
