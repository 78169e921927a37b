import { CaptchaField } from '@selvedge/design-system/commerce/CaptchaField';
import { ProofOfWorkField } from '@selvedge/app-shell/session/proofOfWork/ProofOfWorkField';
import type { Human } from './useCaptcha';

/** Captcha of a form that requests a verification code: the picture code, with proof of work as the alternative. */
export function CaptchaChallenge({ human }: { human: Human }) {
  if (!human.isAsked) return null;
  return (
    <>
      {human.work.state.at !== 'done' && (
        <CaptchaField
          size="regular"
          isRequired
          value={human.typed}
          onChange={human.setTyped}
          imageSrc={human.image}
          hasFailed={human.hasFailed}
          onRefresh={human.renew}
          isInvalid={human.problem !== null}
          errorMessage={human.problem ?? undefined}
        />
      )}
      <ProofOfWorkField state={human.work.state} onStart={human.work.start} onStop={human.work.stop} />
    </>
  );
}
