import type { Language } from '../../../http/messages';
import { inEveryLanguage, type KeyIn, translate } from '../../../messages/translate';
import rows from './places.json';

type PlaceCode = KeyIn<'places'>;

/** Destination of parcels with its coordinates; `also` are its other names in addresses. */
interface Place {
  code: string;
  latitude: number;
  longitude: number;
  also?: string[];
}

const nameKey = (code: string) => `places.${code as PlaceCode}` as const;

const BY_WORD = new Map<string, Place>(
  rows.flatMap((place: Place) =>
    [place.code, ...inEveryLanguage(nameKey(place.code)), ...(place.also ?? [])].map(
      (word): [string, Place] => [word.toLowerCase(), place],
    ),
  ),
);

const LONGEST_CODE = 20;

/** Returns code, name and coordinates of a place by its name in any language; for an unknown place only the name. */
export function placeOf(word: string, language: Language) {
  const found = BY_WORD.get(word.trim().toLowerCase());
  if (found === undefined) return { code: word.slice(0, LONGEST_CODE) || '-', name: word || '-' };
  const { code, latitude, longitude } = found;
  return { code, name: translate(language, nameKey(code)), latitude, longitude };
}
