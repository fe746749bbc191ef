import { CreateOrganisations1795219201000 } from './1795219201000-create-organisations.js';
import { CreateCohorts1795219202000 } from './1795219202000-create-cohorts.js';
import { CreateSubmissions1795219203000 } from './1795219203000-create-submissions.js';
import { CreateTokenLedger1795219204000 } from './1795219204000-create-token-ledger.js';
import { CreateReviewDecisions1795219205000 } from './1795219205000-create-review-decisions.js';
import { IsolateOrganisations1795219206000 } from './1795219206000-isolate-organisations.js';
import { ShardTokenAccounts1795219207000 } from './1795219207000-shard-token-accounts.js';
import { RememberAnswers1795219208000 } from './1795219208000-remember-answers.js';
import { LimitKeys1795219209000 } from './1795219209000-limit-keys.js';
import { RecordTokenUsage1795219210000 } from './1795219210000-record-token-usage.js';
import { FingerprintAnswers1795219211000 } from './1795219211000-fingerprint-answers.js';
import { TellChanges1795219220000 } from './1795219220000-tell-changes.js';
import { TakeReviewsInTurn1795219230000 } from './1795219230000-take-reviews-in-turn.js';
import { RecordDeeds1795219231000 } from './1795219231000-record-deeds.js';
import { DiscussSubmissions1795219232000 } from './1795219232000-discuss-submissions.js';
import { InviteMembers1795219233000 } from './1795219233000-invite-members.js';
import { EraseSubmissions1795219234000 } from './1795219234000-erase-submissions.js';
import { LookTasksUp1795219240000 } from './1795219240000-look-tasks-up.js';
import { RecordAttempts1795219241000 } from './1795219241000-record-attempts.js';
import { IdentifyReportsBySubmission1795219242000 } from './1795219242000-identify-reports-by-submission.js';
import { IndexFingerprintsLater1795219243000 } from './1795219243000-index-fingerprints-later.js';
import { LeaveRoomForReviews1795219244000 } from './1795219244000-leave-room-for-reviews.js';
import { ListByStanding1795219250000 } from './1795219250000-list-by-standing.js';
import { KeepStatistics1795219251000 } from './1795219251000-keep-statistics.js';
import { CountCohortChanges1795219260000 } from './1795219260000-count-cohort-changes.js';
import { OpenPublicForms1795219261000 } from './1795219261000-open-public-forms.js';
import { DropRepeatedForeignKeys1795219262000 } from './1795219262000-drop-repeated-foreign-keys.js';
import { HoldAssumptions1795219263000 } from './1795219263000-hold-assumptions.js';
import { LeaveMoreRoomForReviews1795219264000 } from './1795219264000-leave-more-room-for-reviews.js';
import { StoreOutcomesInFewerSteps1795219265000 } from './1795219265000-store-outcomes-in-fewer-steps.js';
import { GroupStandingsByNumbers1795219266000 } from './1795219266000-group-standings-by-numbers.js';
import { IdentifyEntriesByNumber1795219267000 } from './1795219267000-identify-entries-by-number.js';
import { PackReports1795219268000 } from './1795219268000-pack-reports.js';
import { IdentifyWithinOrganisations1795219269000 } from './1795219269000-identify-within-organisations.js';
import { SearchInLowerCase1795219270000 } from './1795219270000-search-in-lower-case.js';
import { SearchWithinOrganisations1795219271000 } from './1795219271000-search-within-organisations.js';
import { SignInPerOrganisation1795219272000 } from './1795219272000-sign-in-per-organisation.js';
import { WaitForIntake1795219273000 } from './1795219273000-wait-for-intake.js';
import { RetainForDays1795219274000 } from './1795219274000-retain-for-days.js';
import { RankByOverallScore1795219280000 } from './1795219280000-rank-by-overall-score.js';
import { EditNotes1795219281000 } from './1795219281000-edit-notes.js';
import { ShowMigrations1795219290000 } from './1795219290000-show-migrations.js';
import { KnowSinceWhenReviewsAreOwed1795219295000 } from './1795219295000-know-since-when-reviews-are-owed.js';
import { TellHowSureReportsAre1795219297000 } from './1795219297000-tell-how-sure-reports-are.js';
import { FindAndCountStandings1795219310000 } from './1795219310000-find-and-count-standings.js';
import { ReferToSubmissions1795219400000 } from './1795219400000-refer-to-submissions.js';
import { NameVentures1795219401000 } from './1795219401000-name-ventures.js';

/** In the order in which they run. */
export const MIGRATIONS = [
  CreateOrganisations1795219201000,
  CreateCohorts1795219202000,
  CreateSubmissions1795219203000,
  CreateTokenLedger1795219204000,
  CreateReviewDecisions1795219205000,
  IsolateOrganisations1795219206000,
  ShardTokenAccounts1795219207000,
  RememberAnswers1795219208000,
  LimitKeys1795219209000,
  RecordTokenUsage1795219210000,
  FingerprintAnswers1795219211000,
  TellChanges1795219220000,
  TakeReviewsInTurn1795219230000,
  RecordDeeds1795219231000,
  DiscussSubmissions1795219232000,
  InviteMembers1795219233000,
  EraseSubmissions1795219234000,
  LookTasksUp1795219240000,
  RecordAttempts1795219241000,
  IdentifyReportsBySubmission1795219242000,
  IndexFingerprintsLater1795219243000,
  LeaveRoomForReviews1795219244000,
  ListByStanding1795219250000,
  KeepStatistics1795219251000,
  CountCohortChanges1795219260000,
  OpenPublicForms1795219261000,
  DropRepeatedForeignKeys1795219262000,
  HoldAssumptions1795219263000,
  LeaveMoreRoomForReviews1795219264000,
  StoreOutcomesInFewerSteps1795219265000,
  GroupStandingsByNumbers1795219266000,
  IdentifyEntriesByNumber1795219267000,
  PackReports1795219268000,
  IdentifyWithinOrganisations1795219269000,
  SearchInLowerCase1795219270000,
  SearchWithinOrganisations1795219271000,
  SignInPerOrganisation1795219272000,
  WaitForIntake1795219273000,
  RetainForDays1795219274000,
  RankByOverallScore1795219280000,
  EditNotes1795219281000,
  ShowMigrations1795219290000,
  KnowSinceWhenReviewsAreOwed1795219295000,
  TellHowSureReportsAre1795219297000,
  FindAndCountStandings1795219310000,
  ReferToSubmissions1795219400000,
  NameVentures1795219401000,
];
