import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codes, isApiError, serverNow } from '@selvedge/api-spec/client';
import { readPhone } from '@selvedge/domain/people/phones';
import { MESSAGE } from '@selvedge/domain/people/validation';
import { errorWords } from '../trade/errorWords';
import { askForCode } from './phoneCode.api';
import type { CodeAsked } from './phoneCode.api';
import type { Human } from './useCaptcha';

const SECOND_MS = 1000;
const SECONDS_OF_MINUTE = 60;

/** Values of a form with a phone number and the code sent to it. */
export interface PhoneCodeValues {
  areaCode: string;
  phone: string;
  validateCode: string;
}

/** Code that was sent. */
interface SentCode {
  /** Full phone number. */
  to: string;
  /** Minutes for which the code is valid. */
  minutes: number;
}

interface CodeRequest {
  send: () => void;
  isSending: boolean;
  /** Code sent last; null before the first. */
  sent: SentCode | null;
  /** Time from which another code may be requested, in epoch milliseconds by the server's clock. */
  waitsUntil: number | undefined;
}

/**
 * Hook that requests codes for the phone number of the nearest form. A refusal is shown at its field: the number's format, the captcha, or
 * the remaining wait (40005 contains its seconds, so that a reloaded page continues the countdown).
 */
export function useCodeRequest(type: CodeAsked['type'], human: Human | null): CodeRequest {
  const { t } = useTranslation('entry');
  const form = useFormContext<PhoneCodeValues>();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [waitsUntil, setWaitsUntil] = useState<number>();
  const wait = (seconds: number): void => setWaitsUntil(serverNow() + seconds * SECOND_MS);
  const say = (name: keyof PhoneCodeValues, message: string): void =>
    form.setError(name, { message }, { shouldFocus: true });

  const refused = (error: unknown): void => {
    if (!isApiError(error)) return;
    const words = errorWords(error);
    if (isApiError(error, codes.CODE_TOO_SOON)) wait(error.data.retryAfter);
    if (isApiError(error, codes.WRONG_CAPTCHA)) human?.setProblem(words);
    else if (isApiError(error, codes.PHONE_TAKEN)) say('phone', words);
    else if (error.fields.phone ?? error.fields.areaCode)
      say(error.fields.phone ? 'phone' : 'areaCode', error.fields.phone ?? error.fields.areaCode ?? words);
    else say('validateCode', words);
  };

  const request = useMutation({
    mutationFn: askForCode,
    onSuccess: ({ expiresIn, retryAfter }, { areaCode, phone }) => {
      setSent({ to: `${areaCode} ${phone}`, minutes: Math.round(expiresIn / SECONDS_OF_MINUTE) });
      form.clearErrors('validateCode');
      wait(retryAfter);
    },
    onError: refused,
    // A picture is valid for one call, whatever its result.
    onSettled: () => human?.renew(),
  });

  return {
    send: () => {
      const { areaCode, phone: typed } = form.getValues();
      const number = readPhone(areaCode, typed);
      const proof = human === null ? {} : human.proof;
      if (number === null) say('phone', typed.trim() === '' ? MESSAGE.phoneRequired : MESSAGE.phoneFormat);
      else if (proof === null) human?.setProblem(t('validation.pictureCodeRequired'));
      else request.mutate({ ...number, type, ...proof });
    },
    isSending: request.isPending,
    sent,
    waitsUntil,
  };
}
