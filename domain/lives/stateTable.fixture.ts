/** What holds for every state machine that is written as a table. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { stepsOf, tryStep, type TableActor, type TableRow } from './stateTable';

/** Somebody who may take every step, also those of the system. */
export const everybody: TableActor = { roles: ['ROOT'], isOwner: true, isSystem: true };

function reached<State extends string>(table: readonly TableRow<State, string>[], start: State): Set<State> {
  const seen = new Set([start]);
  for (const state of seen)
    for (const row of table) if (row.from.includes(state)) row.to.forEach((next) => seen.add(next));
  return seen;
}

/** Every state is reached from the first, the final ones have no way out, and from every other one leads a way to one. */
export function expectNoDeadEnd<State extends string>(
  table: readonly TableRow<State, string>[],
  states: { all: readonly State[]; first: State; final: readonly State[] },
): void {
  expect([...reached(table, states.first)].sort()).toEqual([...states.all].sort());
  for (const state of states.all) {
    const isFinal = states.final.includes(state);
    expect(stepsOf(table, state, everybody).length === 0, state).toBe(isFinal);
    const ends = [...reached(table, state)].filter((one) => states.final.includes(one));
    expect(ends.length, state).toBeGreaterThan(0);
  }
}

/** Whatever is tried in whatever state: it is done exactly when it is offered, and a refusal names what may be done. */
export function expectOfferedIsDone<State extends string, Step extends string>(
  table: readonly TableRow<State, Step>[],
  states: readonly State[],
  actors: readonly TableActor[],
): void {
  const steps = [...new Set(table.map(({ step }) => step))];
  fc.assert(
    fc.property(
      fc.constantFrom(...states),
      fc.constantFrom(...steps),
      fc.constantFrom(...actors),
      (state, step, actor) => {
        const offered = stepsOf(table, state, actor);
        const tried = tryStep(table, state, step, actor);
        expect(tried.ok).toBe(offered.includes(step));
        if (tried.ok) for (const next of tried.to) expect(states).toContain(next);
        else if (tried.code === 40904) expect(tried.data).toEqual({ from: state, allowed: offered });
        else expect(states.flatMap((one) => stepsOf(table, one, actor))).not.toContain(step);
      },
    ),
  );
}
