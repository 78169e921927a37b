import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '@selvedge/design-system/primitives/Button';
import { DayField } from './DayField';

const told = fn();

function Filter() {
  const [day, setDay] = useState('2026-11-02');
  return (
    <>
      <DayField
        label="From"
        day={day}
        onChange={(next) => {
          told(next);
          setDay(next);
        }}
      />
      <Button onPress={() => setDay('')}>Clear</Button>
    </>
  );
}

const meta = { title: 'Both apps/Day of a filter', component: Filter, tags: ['!autodocs'] } satisfies Meta<
  typeof Filter
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The browser reports each digit of a year as a change: the field keeps the focus, and the list is requested once. */
export const Typed: Story = {
  name: 'Q-18 A day is typed without losing the field, and narrows once it is whole',
  play: async ({ canvas, userEvent }) => {
    told.mockClear();
    const field = canvas.getByLabelText('From');
    field.focus();
    for (const year of ['0002', '0020', '0202', '2025']) {
      await fireEvent.change(field, { target: { value: `${year}-11-02` } });
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue(`${year}-11-02`);
    }
    await expect(told.mock.calls).toEqual([['2025-11-02']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
  },
};
