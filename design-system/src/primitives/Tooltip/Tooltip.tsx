import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { floating } from '../floating/floating.css';
import { tip } from './Tooltip.css';
import { useOwner } from './useOwner';

/**
 * Shows the accessible name of any button or link that is drawn without words, while the pointer rests on it or the keyboard focuses it.
 * Rendered once per app, by `ToastRegion`: the buttons need nothing, and the first page does not wait for the code. React Aria's
 * `TooltipTrigger` would be one around each button.
 */
export function Tooltips() {
  const { owner, keep, close } = useOwner();
  const name = owner?.getAttribute('aria-label') ?? '';
  return (
    <TooltipTriggerStateContext
      value={{ isOpen: owner !== null, shouldSkipAnimation: false, open: keep, close }}
    >
      <AriaTooltip
        // Without a key the words would stay at the button before when the pointer goes straight to the next one.
        key={name}
        triggerRef={{ current: owner }}
        className={`${floating} ${tip}`}
        offset={6}
      >
        {name}
      </AriaTooltip>
    </TooltipTriggerStateContext>
  );
}
