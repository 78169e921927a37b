import { randomInt } from 'node:crypto';
import { hashPassword } from './passwords';

const SYLLABLES =
  'ba be bi bo da de di do fa fe ga go ka ke ki ko la le li lo ma me mi mo na ne no pa pe po ra re ri ro sa se si so ta te ti to va ve vi vo za'.split(
    ' ',
  );

/** Returns a random text that a person can read out: three parts, about 40 random bits. */
function readable(): string {
  const part = () => Array.from({ length: 3 }, () => SYLLABLES[randomInt(SYLLABLES.length)]).join('');
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return `${capital(part())}-${String(randomInt(10_000)).padStart(4, '0')}-${capital(part())}`;
}

/** An initial password, which is shown only once, and its stored hash. */
export interface FirstPassword {
  initialPassword: string;
  passwordHash: string;
}

/** Makes an initial password. Hashing is slow: call this before a transaction begins. */
export async function newFirstPassword(): Promise<FirstPassword> {
  const initialPassword = readable();
  return { initialPassword, passwordHash: await hashPassword(initialPassword) };
}
