import { createHmac } from 'node:crypto';
import { CAPTCHA_LENGTH, CAPTCHA_LIFETIME_MS } from '@selvedge/api-spec/rules/constants';
import { and, eq, gt } from 'drizzle-orm';
import svgCaptcha from 'svg-captcha';
import type { Config } from '../../config';
import { newId } from '../../db/ids';
import type { Queryable } from '../../db/pool';
import { captchas } from '../../db/schema/platform';
import { refuse } from '../../http/errors';

/** A picture code as the caller gets it. */
export interface Captcha {
  key: string;
  /** Data URL of the picture. */
  picture: string;
}

function answerHash(key: string, answer: string): string {
  return createHmac('sha256', key).update(answer.toLowerCase()).digest('base64url');
}

/** Coordinates to a quarter of a pixel: the eye sees no difference, and every sign-in page is a kilobyte and a half lighter. */
const roundedPaths = (svg: string): string =>
  svg.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 4) / 4));

/** Draws a picture code of four characters, good for two minutes and one try (D-29). */
export async function drawCaptcha(db: Queryable, now: Date): Promise<Captcha> {
  const drawn = svgCaptcha.create({
    size: CAPTCHA_LENGTH,
    noise: 2,
    color: false,
    width: 104,
    height: 40,
    fontSize: 42,
    ignoreChars: '0Oo1Iil5Ss2Zz8B9gq6b',
    background: '#efece6',
  });
  const key = newId();
  await db.insert(captchas).values({
    key,
    answerHash: answerHash(key, drawn.text),
    expiresAt: new Date(now.getTime() + CAPTCHA_LIFETIME_MS),
  });
  return {
    key,
    picture: `data:image/svg+xml;base64,${Buffer.from(roundedPaths(drawn.data)).toString('base64')}`,
  };
}

/** Uses up a picture code. Refuses with 40002 unless the answer is right; upper and lower case are the same. */
export async function redeemCaptcha(
  db: Queryable,
  config: Config,
  key: string,
  answer: string,
  now: Date,
): Promise<void> {
  if (!config.captcha) return;
  const [kept] = await db
    .delete(captchas)
    .where(and(eq(captchas.key, key), gt(captchas.expiresAt, now)))
    .returning({ answerHash: captchas.answerHash });
  if (kept === undefined || kept.answerHash !== answerHash(key, answer.trim())) throw refuse(40002);
}
