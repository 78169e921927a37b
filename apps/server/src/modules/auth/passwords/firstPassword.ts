import { randomInt } from 'node:crypto';

const SYLLABLES =
  'ba be bi bo da de di do fa fe ga go ka ke ki ko la le li lo ma me mi mo na ne no pa pe po ra re ri ro sa se si so ta te ti to va ve vi vo za'.split(
    ' ',
  );

/** A first password a person can read out: three parts, about 40 random bits, told once. */
export function firstPassword(): string {
  const part = () => Array.from({ length: 3 }, () => SYLLABLES[randomInt(SYLLABLES.length)]).join('');
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return `${capital(part())}-${String(randomInt(10_000)).padStart(4, '0')}-${capital(part())}`;
}
