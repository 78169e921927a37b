/** What holds for every state machine. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { StateRow } from './singleState';
import { singleStateMachine } from './singleState';
import { stepsOf, tryStep, type Actor } from './machine';

/** Together they may take every step, also those of an owner and of the system. */
export const everybody: readonly Actor[] = [
  { side: 'staff', roles: ['ROOT'], isOwner: true },
  { side: 'buyer', perms: ['*'], isOwner: true },
  { side: 'system' },
];

function reached<State extends string>(table: readonly StateRow<State>[], start: State): Set<State> {
  const seen = new Set([start]);
  for (const state of seen) {
    for (const { from, outcomes } of table)
      if (from.includes(state)) outcomes.forEach(({ name }) => seen.add(name));
  }
  return seen;
}

/**
 * Every state is reached from the first, the final ones have no way out, and from every other one leads a way to one of them,
 * or to one where the thing may `rest` for good although it can be taken up again.
 */
export function expectNoDeadEnd<State extends string>(
  table: readonly StateRow<State>[],
  states: { all: readonly State[]; first: State; final: readonly State[]; rest?: readonly State[] },
): void {
  const machine = singleStateMachine<State, StateRow<State>>(table);
  expect([...reached(table, states.first)].sort()).toEqual([...states.all].sort());
  const ending = new Set([...states.final, ...(states.rest ?? [])]);
  for (const state of states.all) {
    const isFinal = states.final.includes(state);
    expect(everybody.flatMap((actor) => stepsOf(machine, state, actor)).length === 0, state).toBe(isFinal);
    const ends = [...reached(table, state)].filter((one) => ending.has(one));
    expect(ends.length, state).toBeGreaterThan(0);
  }
}

/** Whatever is tried in whatever state: it is done exactly when it is offered, and a refusal names what may be done. */
export function expectOfferedIsDone<State extends string>(
  table: readonly StateRow<State>[],
  states: readonly State[],
  actors: readonly Actor[],
): void {
  const machine = singleStateMachine<State, StateRow<State>>(table);
  const steps = [...new Set(table.map(({ action }) => action))];
  fc.assert(
    fc.property(
      fc.constantFrom(...states),
      fc.constantFrom(...steps),
      fc.constantFrom(...actors),
      (state, step, actor) => {
        const offered = stepsOf(machine, state, actor);
        const tried = tryStep(machine, state, step, actor);
        expect(tried.ok).toBe(offered.includes(step));
        if (tried.ok) expect(states).toContain(tried.subject);
        else if (tried.code === 40904) expect(tried.data).toEqual({ from: state, allowed: offered });
        else expect(states.flatMap((one) => stepsOf(machine, one, actor))).not.toContain(step);
      },
    ),
  );
}
