import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Programs and fonts of a machine that decide how the same page is drawn. */
export interface Environment {
  platform: string;
  chromium: string;
  /** Fonts of the system for Chinese, which the library does not bring, with their versions. */
  chineseSans: string;
  chineseSerif: string;
}

const NAME = 'environment.json';

/** Returns the environment of this machine, for a version of Chromium such as 156.0.8078.108. */
export function thisEnvironment(chromiumVersion: string): Environment {
  return {
    platform: `${process.platform} ${process.arch}`,
    chromium: chromiumVersion.split('.')[0] ?? chromiumVersion,
    chineseSans: fontFor('sans-serif'),
    chineseSerif: fontFor('serif'),
  };
}

function fontFor(family: string): string {
  const asked = ['-f', '%{family[0]} %{fontversion}', `${family}:lang=zh-cn`];
  const { status, stdout } = spawnSync('fc-match', asked, { encoding: 'utf8' });
  return status === 0 ? stdout : 'unknown';
}

/** Returns the environment in which the pictures of a folder were drawn. */
export function environmentOf(folder: string): Environment | undefined {
  const file = join(folder, NAME);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Environment) : undefined;
}

/** Writes the environment beside the pictures. */
export function writeEnvironment(folder: string, environment: Environment): void {
  writeFileSync(join(folder, NAME), `${JSON.stringify(environment, null, 2)}\n`);
}

const partsOf = ({ platform, chromium, chineseSans, chineseSerif }: Environment): string =>
  `Chromium ${chromium} on ${platform} with ${chineseSans} and ${chineseSerif}`;

/** Returns the sentence for pictures that this machine cannot be compared with, undefined when it draws alike. */
export function mismatchOf(baseline: Environment, here: Environment): string | undefined {
  if (partsOf(baseline) === partsOf(here)) return undefined;
  return (
    `The accepted pictures were drawn by ${partsOf(baseline)}, this machine has ${partsOf(here)}: letters would differ in all of them. ` +
    'Compare on a machine like the first (Debian with chromium and fonts-noto-cjk), ' +
    'or accept all pictures anew from an unchanged tree: npm run visual:accept.'
  );
}
