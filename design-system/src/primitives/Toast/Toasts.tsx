import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastWords,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { Text } from 'react-aria-components/Text';
import { useMessages } from '../../i18n/useMessages';
import { Button } from '../Button/Button';
import { CheckIcon, CircleXIcon, InfoIcon, XIcon } from '../Icon/signs';
import { IconButton } from '../IconButton/IconButton';
import { Tooltips } from '../Tooltip/Tooltip';
import { floating } from '../floating/floating.css';
import { list, region, toastBox, toastMark, toastWords } from './Toast.css';
import { queue } from './queue';
import type { ToastContent } from './queue';

const marks = { neutral: InfoIcon, positive: CheckIcon, critical: CircleXIcon };

/** Content of `ToastRegion`: visible toasts, and the names of buttons. */
export function Floating() {
  return (
    <>
      <Toasts />
      <Tooltips />
    </>
  );
}

function Toasts() {
  const t = useMessages('Toast');
  return (
    <AriaToastRegion queue={queue} aria-label={t('region')} className={region}>
      <ToastList<ToastContent> className={list}>
        {({ toast }) => {
          const { message, tone = 'neutral', action } = toast.content;
          const Mark = marks[tone];
          return (
            <Toast toast={toast} className={`${floating} ${toastBox}`}>
              <span className={toastMark[tone]}>
                <Mark />
              </span>
              <ToastWords className={toastWords}>
                <Text slot="title">{message}</Text>
                {action ? (
                  <Button variant="link" onPress={action.onPress}>
                    {action.label}
                  </Button>
                ) : null}
              </ToastWords>
              <IconButton slot="close" label={t('close')} icon={<XIcon size="small" />} size="small" />
            </Toast>
          );
        }}
      </ToastList>
    </AriaToastRegion>
  );
}
