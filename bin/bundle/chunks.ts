/**
 * Few, whole chunks: each file of a first load costs a request, which a slow processor feels before the first paint,
 * and compresses worse on its own. What every page needs, with its first calls, is one; the form of a question is
 * shared by quizzes and exams, the calls about exams by all that shows certificates, cards by all that lists courses,
 * drawings by all that shows one, the calls about courses, lessons and notes by whatever makes them. Screens, dialogs, texts and the other areas of the API stay on their own.
 */
const firstCalls =
  /node_modules[\\/](axios|zod)[\\/]|[\\/]contract[\\/](endpoint|errors|primitives|progress|questions|session)\.ts|[\\/]src[\\/]services[\\/](browser|call|http|csrf|query|session)\.ts/;
const questions = /[\\/]src[\\/](ui[\\/]ChoiceList|views[\\/]parts[\\/]QuestionForm)\.tsx/;
const exams =
  /[\\/]contract[\\/](learning|exams|certificates)\.ts|[\\/]src[\\/]services[\\/](learning|exams|certificates|outbox)\.ts/;
const cards =
  /[\\/]machines[\\/]finding[\\/](catalogue|paged)\.ts|[\\/]src[\\/](actors[\\/]finding|views[\\/]catalogue[\\/]CourseCards|ui[\\/]Chip)\.tsx/;
const courses = /[\\/](contract|src[\\/]services)[\\/]courses\.ts/;
/** What is learned in lessons and episodes. */
const lessons =
  /[\\/](contract|src[\\/]services)[\\/]lessons\.ts|[\\/]src[\\/]views[\\/]lesson[\\/]SpeedChoice\.tsx|[\\/]machines[\\/]learning[\\/]watched\.ts/;
const notes = /[\\/](contract|src[\\/](services|actors)|machines[\\/]learning)[\\/](notes|note-draft)\.ts/;
const artwork = /[\\/]src[\\/]ui[\\/]artwork[\\/]/;
/** What one page or another shows, and the domains that it speaks of. */
const onDemand =
  /node_modules[\\/](@base-ui|@floating-ui|tabbable|reselect|uqr)|[\\/]src[\\/](recording|actors[\\/](?!session|learning)|ui[\\/](Dialog|QrCode)|i18n[\\/](locales|pseudo)|views[\\/](?!shell|parts|not-found)|services[\\/](?!analytics|appearance|clock|preferences|services|shortcuts|sink|storage))|[\\/]machines[\\/](learning|exam|certificates|engagement|finding[\\/](?!lazy-block)|session[\\/](sign-in|account|promo-code|reports))|[\\/]contract[\\/]/;
const apart = [onDemand, questions, exams, cards, artwork, courses, lessons, notes];

const base = (id: string) => (firstCalls.test(id) || !apart.some((one) => one.test(id)) ? "base" : null);

/** How the browser's modules are put together, for the bundler. */
export const chunkGroups = [
  { name: base, debugName: "base", priority: 2 },
  { name: "artwork", test: artwork, priority: 2 },
  { name: "courses", test: courses, priority: 2 },
  // After these: a group takes with it what its modules import.
  { name: "questions", test: questions, priority: 1 },
  { name: "exams", test: exams, priority: 1 },
  { name: "cards", test: cards, priority: 1 },
  { name: "lessons", test: lessons, priority: 1 },
  { name: "notes", test: notes, priority: 1 },
];
