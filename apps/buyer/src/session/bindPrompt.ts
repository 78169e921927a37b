import { proxy } from 'valtio';
import { SHOW_BIND_EMAIL } from './guard';

/** Whether the bind dialog is open. Stored outside the dialog, because the event may arrive before the first render. */
export const bindPrompt = proxy({ isOpen: false });

/** Opens the dialog on the window event `show-bind-email`. */
export function listenForBindPrompt(): void {
  window.addEventListener(SHOW_BIND_EMAIL, () => {
    bindPrompt.isOpen = true;
  });
}
