/** Writes a Java client into the folder; throws with the generator's words when it cannot. */
export function generateClient(folder: string): Promise<void>;
