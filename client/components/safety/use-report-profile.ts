import { useState } from 'react';
import { answerTo } from '#client/apollo/error-message.ts';
import { sentenceOf } from '#client/components/form/refusals.ts';
import { toContract } from '#client/lib/vocabulary.ts';
import { toast } from '#client/ui/toast.tsx';
import { messages, type ReportReason } from '#rules/safety.ts';
import { useReportProfileMutation } from './Safety.generated.ts';
import type { SafetyPerson } from './safety-person.ts';
import { texts } from './safety-texts.ts';

/** The topic of toasts about a report. */
export const reportToast = 'report';

function refuse(problem: string): string {
  toast({ title: texts.error, description: problem, tone: 'error', about: reportToast });
  return problem;
}

export type Report = { reason: ReportReason | ''; description: string };

/** Resolves to null on success, otherwise to the error, which is also shown as a toast. */
export function useReportProfile() {
  const [reportProfile] = useReportProfileMutation();
  const [isReporting, setReporting] = useState(false);

  async function report({ id }: SafetyPerson, { reason, description }: Report): Promise<string | null> {
    if (reason === '') return refuse(messages.reasonRequired);
    setReporting(true);
    const input = { profileId: id, reason: toContract(reason), description };
    const asking = reportProfile(input);
    const { answer, reason: problem } = await answerTo(asking, texts.tryAgain);
    setReporting(false);
    if (answer?.__typename === 'ReportProfileSuccess') return null;
    return refuse(answer ? sentenceOf(answer) : problem);
  }

  return { report, isReporting };
}
