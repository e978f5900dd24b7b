import { useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { toContract } from '#client/lib/vocabulary.ts';
import { toast } from '#client/ui/toast.tsx';
import { messages, type ReportReason } from '#rules/safety.ts';
import { useReportProfileMutation } from './Safety.generated.ts';
import type { SafetyPerson } from './safety-person.ts';
import { texts } from './safety-texts.ts';

/** What toasts about a report are about. */
export const reportToast = 'report';

export type Report = { reason: ReportReason | ''; description: string };

/** Reports somebody to the moderators. Answers whether they have it; everything else is said as a toast. */
export function useReportProfile() {
  const [reportProfile] = useReportProfileMutation();
  const [isReporting, setReporting] = useState(false);

  async function report({ id }: SafetyPerson, { reason, description }: Report): Promise<boolean> {
    if (reason === '') {
      toast({ title: texts.error, description: messages.reasonRequired, tone: 'error', about: reportToast });
      return false;
    }
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
    if (answer?.__typename === 'ReportProfileSuccess') return true;
    toast({ title: texts.error, description: answer?.message ?? problem, tone: 'error', about: reportToast });
    return false;
  }

  return { report, isReporting };
}
