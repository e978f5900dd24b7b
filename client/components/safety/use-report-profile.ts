import { useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
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

/** Reports a person to the moderators. Resolves to null on success, otherwise to the error, which is also shown as a toast. */
export function useReportProfile() {
  const [reportProfile] = useReportProfileMutation();
  const [isReporting, setReporting] = useState(false);

  async function report({ id }: SafetyPerson, { reason, description }: Report): Promise<string | null> {
    if (reason === '') return refuse(messages.reasonRequired);
    setReporting(true);
    let problem: string = texts.tryAgain;
    const input = { profileId: id, reason: toContract(reason), description };
    const answer = await reportProfile({ variables: { input } }).then(
      ({ data }) => data?.reportProfile,
      (error: unknown) => {
        problem = messageOf(error, texts.tryAgain);
        return undefined;
      },
    );
    setReporting(false);
    if (answer?.__typename === 'ReportProfileSuccess') return null;
    return refuse(answer ? sentenceOf(answer) : problem);
  }

  return { report, isReporting };
}
