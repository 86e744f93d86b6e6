import { AdminUser } from "../../contract/account/admin";
import {
  ContentChange,
  ContentCount,
  ContentJob,
  ContentKind,
  ContentOutcome,
} from "../../contract/account/content-imports";
import { Passkey } from "../../contract/account/passkeys";
import { PersonName } from "../../contract/account/person-name";
import { AdminPromoCode } from "../../contract/account/promo-codes";
import { AdminRating, CourseRatings } from "../../contract/account/ratings";
import {
  Billing,
  Credentials,
  PaidStatus,
  Permissions,
  PersonalData,
  ProductGroup,
  UserProfile,
} from "../../contract/account/session";
import { SiteSettings } from "../../contract/account/site-settings";
import { SearchHit } from "../../contract/catalogue/search";
import { Banner, EventType, Setting, Terms } from "../../contract/catalogue/site";
import {
  CertificateState,
  RevocationNote,
  RevocationReason,
  StaffCertificate,
} from "../../contract/certificates/administration";
import { Certificate, CertificateHash, PublicCertificate } from "../../contract/certificates/certificates";
import {
  ContentType,
  Course,
  CourseCard,
  CourseInProgress,
  CourseListItem,
  Duration,
  Instructor,
  LessonSummary,
  Module,
  StandAloneLessonInfo,
  TopCard,
} from "../../contract/courses/courses";
import { Dashboard } from "../../contract/courses/learning";
import {
  AnsweredQuestion,
  DownloadStep,
  Lesson,
  QuizResult,
  QuizStep,
  Step,
  StepSummary,
  StepType,
  Structure,
  StructureLesson,
  TextStep,
  VideoStep,
  Watched,
} from "../../contract/courses/lessons";
import { NoteText, PlacedNote, StepNote } from "../../contract/courses/notes";
import { OnboardingProgress, OnboardingStep } from "../../contract/courses/onboarding";
import { CourseProgress } from "../../contract/courses/progress";
import { Answer, Question, QuestionType } from "../../contract/courses/questions";
import { Episode, EpisodeSummary, Series, SeriesCard, SeriesProgress } from "../../contract/courses/series";
import { InboxMessage, MessageState } from "../../contract/engagement/inbox";
import { QuestionReport, QuizReport, ReportKind } from "../../contract/engagement/reports";
import { ErrorEnvelope } from "../../contract/errors";
import {
  Attempt,
  Exam,
  ExamEntry,
  ExamProgress,
  ExamResult,
  ExamStatus,
  ExamTopicResult,
  ProposedLesson,
  StudyResource,
} from "../../contract/exams/exams";
import { FlowComment } from "../../contract/flow-comments";
import { FaqEntry, FaqGroup } from "../../contract/library/faq";
import { GlossaryCard, GlossaryTerm } from "../../contract/library/glossary";
import { Template, TemplateCard } from "../../contract/library/templates";
import { Webinar, WebinarCard } from "../../contract/library/webinars";
import {
  Category,
  ContentLocale,
  FeedbackText,
  Instant,
  Json,
  Percent,
  PromoCode,
  SearchText,
  Seconds,
  SitePath,
  Slug,
} from "../../contract/primitives";

/** The named schemas of the API description; everything else is inlined. */
export const entities = {
  AdminPromoCode,
  AdminRating,
  AdminUser,
  Answer,
  AnsweredQuestion,
  Attempt,
  Banner,
  Billing,
  Category,
  Certificate,
  CertificateHash,
  CertificateState,
  ContentChange,
  ContentCount,
  ContentJob,
  ContentKind,
  ContentLocale,
  ContentOutcome,
  ContentType,
  Course,
  CourseCard,
  CourseInProgress,
  CourseListItem,
  CourseRatings,
  CourseProgress,
  Credentials,
  Dashboard,
  DownloadStep,
  Duration,
  Episode,
  EpisodeSummary,
  ErrorEnvelope,
  EventType,
  Exam,
  ExamEntry,
  ExamProgress,
  ExamResult,
  ExamStatus,
  ExamTopicResult,
  FaqEntry,
  FaqGroup,
  FeedbackText,
  FlowComment,
  GlossaryCard,
  GlossaryTerm,
  InboxMessage,
  Instant,
  Instructor,
  Json,
  Lesson,
  LessonSummary,
  MessageState,
  Module,
  NoteText,
  OnboardingProgress,
  OnboardingStep,
  PaidStatus,
  Percent,
  Permissions,
  PersonalData,
  Passkey,
  PersonName,
  PlacedNote,
  ProductGroup,
  PromoCode,
  ProposedLesson,
  PublicCertificate,
  Question,
  QuestionReport,
  QuestionType,
  QuizReport,
  QuizResult,
  QuizStep,
  ReportKind,
  RevocationNote,
  RevocationReason,
  SearchHit,
  SearchText,
  Seconds,
  Series,
  SeriesCard,
  SeriesProgress,
  Setting,
  SitePath,
  SiteSettings,
  Slug,
  StaffCertificate,
  StandAloneLessonInfo,
  Step,
  StepNote,
  StepSummary,
  StepType,
  Structure,
  StructureLesson,
  StudyResource,
  Template,
  TemplateCard,
  Terms,
  TextStep,
  TopCard,
  UserProfile,
  VideoStep,
  Watched,
  Webinar,
  WebinarCard,
};
