import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { buildSchema, isEnumType } from 'graphql';
import { plainTextsBelow } from './tooling/trusted-documents.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Enum values are UPPER_CASE in the contract and lower-case in the code and the database: `server/edge/graphql/schema.ts` maps them. */
const enumValues = Object.fromEntries(
  Object.values(schema.getTypeMap())
    .filter((type) => isEnumType(type) && !type.name.startsWith('__'))
    .map((type) => [
      type.name,
      Object.fromEntries(isEnumType(type) ? type.getValues().map(({ name }) => [name, name.toLowerCase()]) : []),
    ]),
);

/** Without a mapper of its own, the resolvers plugin types an enum with `enumValues` as null. */
const enumMappers = Object.fromEntries(Object.keys(enumValues).map((name) => [name, name]));

const mappers = './mappers.ts';
const rows = '../db/rows.ts';

/** Types of answers as JSON has them. */
const wireTypes = {
  useTypeImports: true,
  enumsAsTypes: true,
  scalars: { ID: 'string', DateTime: 'string', Date: 'string' },
  defaultScalarType: 'unknown',
};

const config: CodegenConfig = {
  schema: 'schema.graphql',
  generates: {
    'server/contract/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../platform/context/context.ts#Context',
        useTypeImports: true,
        enumsAsTypes: true,
        enumValues,
        defaultScalarType: 'unknown',
        // What a caller sends as an id is no text that a statement takes: `idOf` has to read it first.
        scalars: { ID: { input: '../base/ids.ts#RawId', output: 'string' }, DateTime: 'Date', Date: 'string' },
        resolversNonOptionalTypename: { unionMember: true },
        mappers: {
          ...enumMappers,
          Viewer: `${mappers}#ViewerParent`,
          OwnProfile: `${rows}#ProfileRow`,
          Profile: `${mappers}#ProfileParent`,
          Photo: `${mappers}#PhotoParent`,
          Liker: `${mappers}#LikerParent`,
          Match: `${rows}#MatchRow`,
          Message: `${rows}#MessageRow`,
          Call: `${rows}#CallRow`,
          HeldPlan: `${mappers}#HeldPlanParent`,
          PrepaidPlan: `${mappers}#PrepaidPlanParent`,
          Session: `${rows}#SessionRow`,
          Admin: `${mappers}#AdminParent`,
          MoneyFigures: `${mappers}#MoneyFiguresParent`,
          AdminUser: `${rows}#UserRow`,
          AccessToken: `${rows}#AccessTokenRow`,
          Verification: `${rows}#VerificationRow`,
          AdminVerification: `${rows}#VerificationRow`,
          DeckFilter: `${mappers}#DeckFilterParent`,
          Town: `${mappers}#TownParent`,
          BlockedProfile: `${mappers}#BlockedProfileParent`,
          PlanSubscription: `${rows}#PlanSubscriptionRow`,
          Payment: `${rows}#InvoiceRow`,
          Companion: `${mappers}#CompanionParent`,
          CompanionScenario: `${mappers}#ScenarioParent`,
          CompanionConversation: `${rows}#TranscriptRow`,
          Game: `${mappers}#GameParent`,
          GamePlay: `${rows}#GamePlayRow`,
          GameSession: `${rows}#GameSessionRow`,
          DateIdea: `${rows}#DateIdeaRow`,
          AdminDateIdea: `${rows}#DateIdeaRow`,
          DateIdeaReport: `${rows}#DateIdeaReportRow`,
          DatePlan: `${rows}#DatePlanRow`,
          TrustedFriend: `${rows}#TrustedFriendRow`,
          CheckIn: `${rows}#CheckInRow`,
          NewsletterArticle: `${rows}#ArticleRow`,
          AdminArticle: `${rows}#ArticleRow`,
          AdminNewsletter: `${mappers}#AdminParent`,
          NewsletterIssue: `${rows}#NewsletterIssueRow`,
          AdminReport: `${rows}#ReportRow`,
          ReportEvidence: `${mappers}#EvidenceParent`,
          AdminFlaggedPhoto: `${rows}#PhotoRow`,
          AdminAppeal: `${rows}#AppealRow`,
          AdminSuspension: `${rows}#SuspensionRow`,
          AdminWarning: `${rows}#WarningRow`,
          Warning: `${rows}#WarningRow`,
          DeletionRequest: `${rows}#DeletionRequestRow`,
          AdminFeedback: `${rows}#FeedbackRow`,
          AuditEvent: `${rows}#AuditEventRow`,
          BreachedPerson: `${mappers}#BreachedParent`,
          SupportTicket: `${rows}#SupportTicketRow`,
          AdminSupportTicket: `${rows}#SupportTicketRow`,
          SupportMessage: `${rows}#SupportMessageRow`,
        },
      },
    },
    'server/cli/admin/answers.generated.ts': {
      documents: 'server/cli/admin/*.ts',
      plugins: ['typescript-operations'],
      config: wireTypes,
    },
    'server/edge/graphql/operations.generated.ts': {
      documents: 'client/**/*.graphql',
      plugins: [{ './tooling/operation-names-plugin.js': { plainTexts: plainTextsBelow('client') } }],
    },
    'client/apollo/possible-types.generated.ts': {
      documents: 'client/**/*.graphql',
      plugins: ['./tooling/possible-types-plugin.js'],
    },
    'client/': {
      documents: 'client/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './tooling/react-hooks-plugin.js'],
      config: {
        ...wireTypes,
        importExtension: '.ts',
        nonOptionalTypename: true,
        skipTypeNameForRoot: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
    },
  },
};

export default config;
