import { CaptchaField } from '@selvedge/design-system/CaptchaField';
import { WorkInstead } from '@selvedge/app-kit/session/proofOfWork/WorkInstead';
import type { Human } from './useHuman';

/** Captcha of a form that requests a verification code: the picture code, with proof of work as the alternative. */
export function HumanField({ human }: { human: Human }) {
  if (!human.isAsked) return null;
  return (
    <>
      {human.work.state.at !== 'done' && (
        <CaptchaField
          size="regular"
          value={human.typed}
          onChange={human.setTyped}
          imageSrc={human.image}
          hasFailed={human.hasFailed}
          onRefresh={human.renew}
          isInvalid={human.problem !== null}
          errorMessage={human.problem ?? undefined}
        />
      )}
      <WorkInstead state={human.work.state} onStart={human.work.start} onStop={human.work.stop} />
    </>
  );
}
