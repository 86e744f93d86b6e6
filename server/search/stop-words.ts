import type { ContentLocale } from "../../contract/primitives";

/**
 * The words that PostgreSQL leaves out of each language's index, from the lists of the Snowball project, without those
 * that have an accent: folded words have none.
 */
const lists: Partial<Record<ContentLocale, string>> = {
  en: `
    a about above after again against all am an and any are as at be because been before being below between both
    but by can did do does doing don down during each few for from further had has have having he her here hers
    herself him himself his how i if in into is it its itself just me more most my myself no nor not now of off on
    once only or other our ours ourselves out over own s same she should so some such t than that the their theirs
    them themselves then there these they this those through to too under until up very was we were what when where
    which while who whom why will with you your yours yourself yourselves`,
  es: `
    a al algo algunas algunos ante antes como con contra cual cuando de del desde donde durante e el ella ellas
    ellos en entre era erais eran eras eres es esa esas ese eso esos esta estaba estabais estaban estabas estad
    estada estadas estado estados estamos estando estar estaremos estas este estemos esto estos estoy estuve
    estuviera estuvierais estuvieran estuvieras estuvieron estuviese estuvieseis estuviesen estuvieses estuvimos
    estuviste estuvisteis estuvo fue fuera fuerais fueran fueras fueron fuese fueseis fuesen fueses fui fuimos
    fuiste fuisteis ha habida habidas habido habidos habiendo habremos han has hasta hay haya hayamos hayan hayas he
    hemos hube hubiera hubierais hubieran hubieras hubieron hubiese hubieseis hubiesen hubieses hubimos hubiste
    hubisteis hubo la las le les lo los me mi mis mucho muchos muy nada ni no nos nosotras nosotros nuestra nuestras
    nuestro nuestros o os otra otras otro otros para pero poco por porque que quien quienes se sea seamos sean seas
    sentid sentida sentidas sentido sentidos seremos siente sin sintiendo sobre sois somos son soy su sus suya suyas
    suyo suyos tanto te tendremos tened tenemos tenga tengamos tengan tengas tengo tenida tenidas tenido tenidos
    teniendo ti tiene tienen tienes todo todos tu tus tuve tuviera tuvierais tuvieran tuvieras tuvieron tuviese
    tuvieseis tuviesen tuvieses tuvimos tuviste tuvisteis tuvo tuya tuyas tuyo tuyos un una uno unos vosostras
    vosostros vuestra vuestras vuestro vuestros y ya yo`,
  pt: `
    a ao aos aquela aquelas aquele aqueles aquilo as com como da das de dela delas dele deles depois do dos e ela
    elas ele eles em entre era eram essa essas esse esses esta estamos estas estava estavam este esteja estejam
    estejamos estes esteve estive estivemos estiver estivera estiveram estiverem estivermos estivesse estivessem
    estou eu foi fomos for fora foram forem formos fosse fossem fui haja hajam hajamos havemos hei houve houvemos
    houver houvera houveram houverei houverem houveremos houveria houveriam houvermos houvesse houvessem isso isto
    lhe lhes mais mas me mesmo meu meus minha minhas muito na nas nem no nos nossa nossas nosso nossos num numa o os
    ou para pela pelas pelo pelos por qual quando que quem se seja sejam sejamos sem serei seremos seria seriam seu
    seus somos sou sua suas te tem temos tenha tenham tenhamos tenho terei teremos teria teriam teu teus teve tinha
    tinham tive tivemos tiver tivera tiveram tiverem tivermos tivesse tivessem tu tua tuas um uma vos`,
  de: `
    aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes anderm andern
    anderr anders auch auf aus bei bin bis bist da damit dann das dasselbe dazu dein deine deinem deinen deiner
    deines dem demselben den denn denselben der derer derselbe derselben des desselben dessen dich die dies diese
    dieselbe dieselben diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines einig
    einige einigem einigen einiger einiges einmal er es etwas euch euer eure eurem euren eurer eures gegen gewesen
    hab habe haben hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in indem
    ins ist jede jedem jeden jeder jedes jene jenem jenen jener jenes jetzt kann kein keine keinem keinen keiner
    keines machen man manche manchem manchen mancher manches mein meine meinem meinen meiner meines mich mir mit
    muss musste nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner seines selbst sich
    sie sind so solche solchem solchen solcher solches soll sollte sondern sonst um und uns unse unsem unsen unser
    unses unter viel vom von vor war waren warst was weg weil weiter welche welchem welchen welcher welches wenn
    werde werden wie wieder will wir wird wirst wo wollen wollte zu zum zur zwar zwischen`,
  it: `
    a abbia abbiamo abbiano abbiate ad agl agli ai al all alla alle allo anche avemmo avendo avesse avessero avessi
    avessimo aveste avesti avete aveva avevamo avevano avevate avevi avevo avrai avranno avrebbe avrebbero avrei
    avremmo avremo avreste avresti avrete avuta avute avuti avuto c che chi ci coi col come con contro cui da dagl
    dagli dai dal dall dalla dalle dallo degl degli dei del dell della delle dello di dov dove e ebbe ebbero ebbi ed
    era erano eravamo eravate eri ero essendo faccia facciamo facciano facciate faccio facemmo facendo facesse
    facessero facessi facessimo faceste facesti faceva facevamo facevano facevate facevi facevo fai fanno farai
    faranno farebbe farebbero farei faremmo faremo fareste faresti farete fece fecero feci fosse fossero fossi
    fossimo foste fosti fu fui fummo furono gli ha hai hanno ho i il in io l la le lei li lo loro lui ma mi mia mie
    miei mio ne negl negli nei nel nell nella nelle nello noi non nostra nostre nostri nostro o per quale quanta
    quante quanti quanto quella quelle quelli quello questa queste questi questo sarai saranno sarebbe sarebbero
    sarei saremmo saremo sareste saresti sarete se sei si sia siamo siano siate siete sono sta stai stando stanno
    starai staranno starebbe starebbero starei staremmo staremo stareste staresti starete stava stavamo stavano
    stavate stavi stavo stemmo stesse stessero stessi stessimo steste stesti stette stettero stetti stia stiamo
    stiano stiate sto su sua sue sugl sugli sui sul sull sulla sulle sullo suo suoi ti tra tu tua tue tuo tuoi tutti
    tutto un una uno vi voi vostra vostre vostri vostro`,
  fr: `
    ai aie aient aies ait as au aura aurai auraient aurais aurait auras aurez auriez aurions aurons auront aux
    avaient avais avait avec avez aviez avions avons ayant ayante ayantes ayants ayez ayons c ce ces d dans de des
    du elle en es est et eu eue eues eurent eus eusse eussent eusses eussiez eussions eut eux furent fus fusse
    fussent fusses fussiez fussions fut il j je l la le leur lui m ma mais me mes moi mon n ne nos notre nous on ont
    ou par pas pour qu que qui s sa se sera serai seraient serais serait seras serez seriez serions serons seront
    ses soient sois soit sommes son sont soyez soyons suis sur t ta te tes toi ton tu un une vos votre vous y`,
};

/** By language, for those whose words are stemmed. */
export const stopWords: Readonly<Partial<Record<ContentLocale, ReadonlySet<string>>>> = Object.fromEntries(
  Object.entries(lists).map(([locale, list]) => [locale, new Set(list.trim().split(/\s+/))]),
);

/** Whether a folded word says nothing in its language, like "the". */
export const isStopWord = (locale: ContentLocale, word: string): boolean => stopWords[locale]?.has(word) ?? false;
