let person: string | null = null;

/** Says who is signed in from now on, by id; null for nobody. What is typed is kept for that person only. */
export function keepFor(id: string | null): void {
  person = id;
}

/** The id of who is signed in. */
export const keptFor = (): string | null => person;
