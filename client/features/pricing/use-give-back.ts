import { messageOf } from '#client/apollo/error-message.ts';
import { sentenceOf } from '#client/components/form/refusals.ts';
import { toast } from '#client/ui/toast.tsx';
import { useReturnPrepaidPlanMutation } from './pricing.generated.ts';
import { texts } from './texts.ts';

export function useGiveBack() {
  const [send, { loading }] = useReturnPrepaidPlanMutation();

  async function giveBack(id: string): Promise<void> {
    try {
      const answer = await send({ id });
      if (answer.__typename === 'ReturnPrepaidPlanSuccess')
        toast({ title: texts.givenBack, description: texts.givenBackBody, tone: 'success' });
      else toast({ title: texts.error, description: sentenceOf(answer), tone: 'error' });
    } catch (error) {
      toast({ title: texts.error, description: messageOf(error, texts.giveBackFailed), tone: 'error' });
    }
  }

  return { giveBack, isBusy: loading };
}
