import type { FastifyInstance } from "fastify";
import { type WebinarRegistration, webinars } from "../../../contract/library/webinars";
import type { Account } from "../../account/queries/accounts";
import type { Catalogue } from "../../content/catalogue";
import type { Database } from "../../db/database";
import { ApiError } from "../../http/api-error";
import { hasHadMany } from "../../http/mail-links";
import { mailPlace } from "../../http/mail-place";
import { registerEndpoint } from "../../http/register-endpoint";
import { addMail } from "../../mail/queries/mails";
import { authorize } from "../../routes/items";
import { mailedWebinar } from "../mailed-webinar";
import { addRegistration, isRegistered, removeRegistration } from "../queries/registrations";
import { timesOf, zoneOf } from "../rules/webinar-time";

interface Asked {
  account: Account;
  catalogue: Catalogue;
  now: Date;
  params: { slug: string };
}

/**
 * A webinar that learners register for.
 * @throws {ApiError} `not_found`, `not_offered` for one that nobody joins here
 */
function joinable({ account, catalogue, params: { slug } }: Asked) {
  const item = authorize(catalogue.item("webinar", slug), account, "item.read");
  const { text } = catalogue.itemText(item, "en");
  if (!text.joinUrl) throw new ApiError("not_offered");
  return { item, joinUrl: text.joinUrl, ...timesOf(text) };
}

/** Registering for webinars: only who registered gets the way in, and only while it is open (R68). */
export async function webinarRegistrationRoutes(app: FastifyInstance): Promise<void> {
  const { outbox } = app.academy;

  const reply = async (call: Asked & { db: Database }): Promise<WebinarRegistration> => {
    const { item, joinUrl, joinFrom, endsAt } = joinable(call);
    const { account, db, now } = call;
    const registered = await isRegistered(db, account.id, item.id);
    return {
      registered,
      joinUrl: registered && now >= joinFrom && now < endsAt ? joinUrl : null,
      joinFrom: joinFrom.toISOString(),
      endsAt: endsAt.toISOString(),
      hasMail: outbox !== null,
      now: now.toISOString(),
    };
  };

  registerEndpoint(app, webinars.registration, reply);

  registerEndpoint(app, webinars.register, async (call) => {
    const { account, body, catalogue, db, now, request } = call;
    const { item, endsAt, remindFrom } = joinable(call);
    if (now >= endsAt) throw new ApiError("webinar_over");
    const place = { ...mailPlace(request), zone: zoneOf(body.zone) };
    await db.transaction(async (tx) => {
      // Who registers within the last hour was told a moment ago.
      const remindedAt = now >= remindFrom ? now : null;
      const registration = { accountId: account.id, webinarId: item.id, registeredAt: now, ...place, remindedAt };
      if (!(await addRegistration(tx, registration)) || !outbox) return;
      const { email } = account;
      // Then learners are registered without one.
      if (await hasHadMany(tx, email, now)) return;
      const { language, origin } = place;
      const webinar = mailedWebinar(catalogue, item, place);
      await addMail(tx, { kind: "webinar-registered", email, language, origin, linkId: null, webinar }, now);
    });
    outbox?.wake();
    return reply(call);
  });

  registerEndpoint(app, webinars.unregister, async (call) => {
    const { item } = joinable(call);
    await removeRegistration(call.db, call.account.id, item.id);
    return reply(call);
  });
}
