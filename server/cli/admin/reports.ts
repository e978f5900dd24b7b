import { reportDecisions, reportStates } from '#rules/admin.ts';
import type { AdminDismissReportsMutation, AdminReportsQuery, AdminResolveMutation } from './answers.generated.ts';
import { everyNode, mutate, type NodeOf, PAGE_INFO, USER_ERROR } from './api.ts';
import { accountOf, changing, choiceOf, reading, wrong } from './command.ts';
import { listed, named, shown, whom } from './output.ts';
import { scripted } from './remote.ts';

type Report = NodeOf<AdminReportsQuery>;

const REPORTS = /* GraphQL */ `query AdminReports($state: ReportState!, $first: Int!, $after: String) { admin { reports(state: $state, first: $first, after: $after) {
  nodes { id reason priority description state note createdAt decidedAt reporter { email fullName } reported { email fullName suspendedAt }
    evidence { isByReported content sentAt } shown { fullName age bio location } }
  ${PAGE_INFO} } } }`;
const RESOLVE = /* GraphQL */ `mutation AdminResolve($input: ResolveReportInput!) { resolveReport(input: $input) { __typename
  ... on ResolveReportSuccess { report { id state note reported { id } } } ${USER_ERROR} } }`;

const DISMISS = /* GraphQL */ `mutation AdminDismissReports($input: DismissReportsByInput!) { dismissReportsBy(input: $input) { __typename
  ... on DismissReportsBySuccess { dismissed } ${USER_ERROR} } }`;

const profileLine = ({ fullName, age, bio, location }: NonNullable<Report['shown']>): string =>
  `  then   ${shown(fullName)}, ${age}, ${shown(location)}: ${shown(bio)}`;

const linesOf = ({ id, createdAt, reason, priority, ...report }: Report): string => {
  const { description, note, decidedAt, reporter, reported, evidence, shown: profile } = report;
  return [
    `${id}  ${createdAt}  ${priority.toLowerCase()}  ${reason.toLowerCase()}  ${named(reported)}${reported.suspendedAt === null ? '' : '  suspended'}`,
    `  by     ${named(reporter)}`,
    ...(description === null ? [] : [`  says   ${shown(description)}`]),
    ...(profile === null ? [] : [profileLine(profile)]),
    ...evidence.map(
      ({ isByReported, content, sentAt }) => `  ${isByReported ? 'they ' : 'by   '}  ${sentAt}  ${shown(content)}`,
    ),
    ...(decidedAt === null ? [] : [`  decided ${decidedAt}${note === null ? '' : `: ${shown(note)}`}`]),
  ].join('\n');
};

const outcomes: Readonly<Record<string, string>> = { DISMISS: 'dismissed', WARN: 'warned', SUSPEND: 'suspended' };

export const reportCommands = [
  reading({
    name: 'list-reports',
    usage: `[--state ${reportStates.join('|')}]`,
    does: 'Lists reports of people, with the messages that were kept: the most urgent first, then those that wait longest; of decided ones the newest decision.',
    scope: 'users_read',
    options: { state: { type: 'string', default: 'open' } },
    parse: (line) => choiceOf('--state', line.text('state'), reportStates),
    async read(env, state) {
      const found = await everyNode<AdminReportsQuery>(scripted(env), REPORTS, { state });
      return { json: found, text: listed(found.map(linesOf), `No report is ${state.toLowerCase()}.`) };
    },
  }),
  changing({
    name: 'resolve-report',
    isFinal: true,
    usage: `<id> ${reportDecisions.join('|')} [--note <text>]`,
    does: 'Decides a report. To warn or to suspend needs a note. A warning decides every report of the person for the same reason that waits, a suspension every report of them.',
    scope: 'reports_write',
    words: ['an id', 'a decision'],
    options: { note: { type: 'string' } },
    parse(line) {
      const [reportId = '', word] = line.words;
      const decision = choiceOf('The decision', word, reportDecisions);
      const note = line.text('note') ?? null;
      if (decision !== 'DISMISS' && note === null) return wrong('resolve-report wants --note to warn or to suspend.');
      return { reportId, decision, note };
    },
    async act(env, input, isDryRun) {
      const { report } = await mutate<AdminResolveMutation>(scripted(env), RESOLVE, { ...input, isDryRun });
      const { id, state, note, reported } = report;
      const outcome = outcomes[input.decision];
      const isDismissed = input.decision === 'DISMISS';
      const text = isDryRun
        ? `Nothing was stored: ${isDismissed ? 'the report of ' : ''}${reported.id} would be ${outcome}.`
        : `${isDismissed ? 'The report of ' : ''}${reported.id} is ${outcome}.`;
      return { json: { isDryRun, id, state, note, reportedId: reported.id }, text };
    },
  }),
  changing({
    name: 'dismiss-reports-by',
    isFinal: true,
    usage: '<email|id> [--note <text>]',
    does: 'Dismisses every report by an account that waits, but for those about you. Nobody is told; people whom they limited are in decks again.',
    scope: 'reports_write',
    words: ['an e-mail address or id'],
    options: { note: { type: 'string' } },
    parse: ({ words: [word = ''], text }) => ({ account: accountOf(word), note: text('note') ?? null }),
    async act(env, input, isDryRun) {
      const { dismissed } = await mutate<AdminDismissReportsMutation>(scripted(env), DISMISS, { ...input, isDryRun });
      const text = isDryRun
        ? `Nothing was stored: ${dismissed} reports by ${whom(input)} would be dismissed.`
        : `${dismissed} reports by ${whom(input)} are dismissed.`;
      return { json: { isDryRun, dismissed, ...input.account }, text };
    },
  }),
];
