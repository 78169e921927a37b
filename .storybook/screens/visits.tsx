import { useState } from 'react';
import type { ComponentType } from 'react';
import { fireEvent, screen } from 'storybook/test';

/**
 * Wraps a screen so that `reload` mounts it anew, as a reload of its page does: its state is lost, the data that the browser stores
 * remains.
 */
export function visits(Screen: ComponentType) {
  return function Visits() {
    const [visit, setVisit] = useState(1);
    return (
      <div onDoubleClick={() => setVisit(visit + 1)} data-testid="page">
        <Screen key={visit} />
      </div>
    );
  };
}

/** Mounts the screen of {@link visits} anew. */
export const reload = (): Promise<unknown> => fireEvent.doubleClick(screen.getByTestId('page'));
