/** PNG of a file, 240 x 160, always the same for the same id. */
export function pictureOf(id: string): Buffer<ArrayBuffer>;
