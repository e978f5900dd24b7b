import { useState } from 'react';
import { answerTo } from '#client/apollo/error-message.ts';
import { sentenceOf } from '#client/components/form/refusals.ts';
import { useClientIds } from '#client/lib/use-client-ids.ts';
import { toast } from '#client/ui/toast.tsx';
import { remindersOf } from '#rules/date-plans.ts';
import {
  useAnswerDatePlanMutation,
  useCancelDatePlanMutation,
  useProposeDatePlanMutation,
} from './date-plans.generated.ts';
import type { ShownPlan } from './shown-plan.ts';
import { texts } from './texts.ts';

export type Act = 'accept' | 'decline' | 'cancel';
/** What is proposed, or what changes. */
export type WhenAndWhere = { dateIdeaId?: string; placeName?: string; startsAt?: string };

const about = 'date plan';

/** `busyWith`: one act at a time. A second try with the same content after a lost answer makes no second plan. */
export function useDatePlan(matchId: string, onDone: () => void) {
  const [propose] = useProposeDatePlanMutation();
  const [answer] = useAnswerDatePlanMutation();
  const [cancel] = useCancelDatePlanMutation();
  const [busyWith, setBusyWith] = useState<Act | null>(null);
  const tries = useClientIds();

  /** For a form, whose own exceptions become toasts. Answers with the refusal, or null. */
  async function send(plan: ShownPlan | null, content: WhenAndWhere) {
    const told = plan
      ? await answer({ planId: plan.id, version: plan.version, answer: 'COUNTER', counter: content })
      : await propose({ matchId, clientId: tries.idOf(content), startsAt: '', ...content });
    if (told.__typename !== 'ProposeDatePlanSuccess' && told.__typename !== 'AnswerDatePlanSuccess') return told;
    tries.clear();
    onDone();
    return null;
  }

  async function act(plan: ShownPlan, what: Act): Promise<void> {
    if (busyWith !== null) return;
    setBusyWith(what);
    const { id: planId, version } = plan;
    const asked =
      what === 'cancel'
        ? cancel({ planId })
        : answer({ planId, version, answer: what === 'accept' ? 'ACCEPT' : 'DECLINE' });
    const told = await answerTo<Awaited<typeof asked>>(asked, texts.checkConnection);
    setBusyWith(null);
    const now = told.answer;
    if (now?.__typename === 'AnswerDatePlanSuccess' || now?.__typename === 'CancelDatePlanSuccess') {
      const isReminded = remindersOf(new Date(plan.startsAt), new Date()).length > 0;
      const description = isReminded ? texts.reminded : undefined;
      if (what === 'accept') toast({ title: texts.accepted, description, tone: 'success', about });
      return onDone();
    }
    const title = now?.__typename === 'DatePlanConflict' ? texts.changed : texts.failed;
    toast({ title, description: now ? sentenceOf(now) : told.reason, tone: 'error', about });
  }

  return { send, act, busyWith };
}
