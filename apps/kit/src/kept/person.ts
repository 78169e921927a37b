let person: string | null = null;

/** Says who is signed in from now on, by id; null for nobody. What is typed is kept for that person only. */
export function keepFor(id: string | null): void {
  person = id;
}

/** The id of who is signed in. */
export const keptFor = (): string | null => person;

/** Where something is kept for who is signed in, by its name; null where nobody is. */
export const keptKey = (name: string): string | null => (person === null ? null : `${person}/${name}`);
