import { answerTo } from '#client/apollo/error-message.ts';
import { Button } from '#client/ui/Button.tsx';
import type { ButtonVariant } from '#client/ui/button-style.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { useRequestEmailVerificationMutation } from './ResendVerification.generated.ts';
import { refused } from './refusals.ts';
import { unreachable } from './use-form.ts';

type Props = { variant?: ButtonVariant; children?: string };

export function ResendVerification({ variant = 'secondary', children = 'Send the email again' }: Props) {
  const [request, { loading }] = useRequestEmailVerificationMutation();

  async function send(): Promise<void> {
    const title = 'Email not sent';
    clearToasts();
    const { answer, reason } = await answerTo(request(), unreachable);
    if (answer?.__typename === 'RequestEmailVerificationSuccess') {
      const { pendingEmail, email } = answer.viewer;
      toast({ title: 'An email is on its way', description: `To ${pendingEmail ?? email}.`, tone: 'success' });
    } else refused(title, answer ?? { __typename: '', message: reason });
  }

  return (
    <Button variant={variant} size="sm" loading={loading} onClick={() => void send()}>
      {children}
    </Button>
  );
}
