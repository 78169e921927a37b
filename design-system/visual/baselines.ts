import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Place of a picture: its component and the name of its mode. */
export interface PictureKey {
  component: string;
  mode: string;
}

/** The accepted pictures of a folder, one file for each component and mode: `Button/dark-en-390.webp`. */
export class Baselines {
  constructor(readonly folder: string) {}

  fileOf({ component, mode }: PictureKey): string {
    return join(this.folder, component, `${mode}.webp`);
  }

  read(key: PictureKey): Uint8Array | undefined {
    const file = this.fileOf(key);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  write(key: PictureKey, picture: Uint8Array): void {
    mkdirSync(join(this.folder, key.component), { recursive: true });
    writeFileSync(this.fileOf(key), picture);
  }

  /** Removes a picture, and the folder of its component with the last one. */
  remove(key: PictureKey): void {
    rmSync(this.fileOf(key), { force: true });
    const folder = join(this.folder, key.component);
    if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  }

  list(): PictureKey[] {
    if (!existsSync(this.folder)) return [];
    const folders = readdirSync(this.folder, { withFileTypes: true }).filter((each) => each.isDirectory());
    return folders.flatMap(({ name }) =>
      readdirSync(join(this.folder, name)).map((file) => ({
        component: name,
        mode: file.replace(/\.webp$/, ''),
      })),
    );
  }
}
