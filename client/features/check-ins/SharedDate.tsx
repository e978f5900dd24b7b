import { type FormEvent, useState } from 'react';
import { planTime } from '#client/components/date-plans/shown-plan.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { ShieldIcon, WarningIcon } from '#client/ui/icons.tsx';
import { Section } from '#client/ui/Section.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { openPlan, type SharedPlan, sendPlanCode } from './friend-requests.ts';
import { texts as all } from './friend-texts.ts';

const texts = all.plan;

type Asked = { step: 'start' | 'code' | 'gone'; minutes: number; problem: string | null };

function useOpening(token: string) {
  const [asked, setAsked] = useState<Asked>({ step: 'start', minutes: 0, problem: null });
  const [plan, setPlan] = useState<SharedPlan | null>(null);
  const [isBusy, setBusy] = useState(false);
  const tell = (change: Partial<Asked>) => setAsked((before) => ({ ...before, problem: null, ...change }));

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    await work().catch(() => tell({ problem: all.failed }));
    setBusy(false);
  }
  const send = () =>
    attempt(async () => {
      const told = await sendPlanCode(token);
      if (told.__typename === 'SendSharedPlanCodeSuccess') tell({ step: 'code', minutes: told.validMinutes });
      else tell(told.__typename === 'LinkExpired' ? { step: 'gone' } : { problem: told.message });
    });
  const open = (code: string) =>
    attempt(async () => {
      if (code.trim() === '') return tell({ problem: texts.missing });
      const told = await openPlan(token, code);
      if (told.__typename === 'OpenSharedPlanSuccess') setPlan(told.sharedPlan);
      else tell(told.__typename === 'LinkExpired' ? { step: 'gone' } : { problem: told.message });
    });
  return { ...asked, plan, isBusy, send, open };
}

/** The code, and then the date. */
export function SharedDate({ token }: { token: string }) {
  const { step, minutes, problem, plan, isBusy, send, open } = useOpening(token);
  if (plan !== null) return <Shown plan={plan} />;
  if (step === 'gone') return <EmptyState icon={<WarningIcon />} {...all.gone} />;
  if (step === 'start')
    return (
      <EmptyState
        icon={<ShieldIcon />}
        title={texts.title}
        body={
          <>
            <p>{texts.lead}</p>
            {problem && (
              <p role="alert" className="mt-3 font-semibold text-danger">
                {problem}
              </p>
            )}
          </>
        }
        actions={
          <Button loading={isBusy} onClick={() => void send()}>
            {texts.send}
          </Button>
        }
      />
    );
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    void open(String(new FormData(event.currentTarget).get('code') ?? ''));
  }
  return (
    <Section title={texts.title}>
      <p role="status">{texts.sent(minutes)}</p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label={texts.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          error={problem ?? undefined}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isBusy}>
            {texts.open}
          </Button>
          <Button variant="ghost" onClick={() => void send()}>
            {texts.again}
          </Button>
        </div>
      </form>
    </Section>
  );
}

function Shown({ plan }: { plan: SharedPlan }) {
  const { firstName, placeName, startsAt, dueAt, isSafe, isAlarmed, other } = plan;
  const said = isAlarmed
    ? texts.alarm(firstName)
    : isSafe
      ? texts.safe(firstName)
      : texts.waiting(firstName, planTime(dueAt));
  return (
    <Section title={texts.heading(firstName)} isDanger={isAlarmed}>
      <p role="status" className={isAlarmed ? 'font-semibold text-danger' : undefined}>
        {said}
      </p>
      <dl className="grid gap-3 rounded-lg bg-sunken p-4">
        <Line label={texts.where}>{placeName}</Line>
        <Line label={texts.starts}>{planTime(startsAt)}</Line>
        <Line label={texts.due}>{planTime(dueAt)}</Line>
        {other && (
          <Line label={texts.other}>
            <span className="flex items-center gap-4">
              {other.photo && (
                <img
                  src={`data:image/jpeg;base64,${other.photo}`}
                  alt={texts.photoOf(other.name)}
                  className="size-24 rounded-md object-cover"
                />
              )}
              <span>
                {other.name}
                <span className="block font-normal text-ink-soft">{texts.years(other.age)}</span>
              </span>
            </span>
          </Line>
        )}
      </dl>
      <p className="text-ink-soft text-sm">
        {all.nobody}{' '}
        <a href={`tel:${all.emergency}`} className="font-semibold text-crimson-ink underline">
          {all.emergency}
        </a>
      </p>
    </Section>
  );
}

function Line({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
