import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { Assertion, CreationOptions, NewCredential, RequestOptions } from "../../contract/account/passkeys";

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

/** The head of an item of CBOR: its kind and a number (RFC 8949, section 3). */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}

/** As much of CBOR as an authenticator writes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Buffer): string => data.toString("base64url");

/** The algorithms of the standard that are asked for, by their numbers in COSE. */
const kinds = {
  [-7]: () => generateKeyPairSync("ec", { namedCurve: "P-256" }),
  [-8]: () => generateKeyPairSync("ed25519"),
  [-257]: () => generateKeyPairSync("rsa", { modulusLength: 2048 }),
};
export type Algorithm = keyof typeof kinds;

/** A public key in COSE (RFC 9053). */
function cose(algorithm: Algorithm, key: KeyObject): Buffer {
  const jwk = key.export({ format: "jwk" });
  const part = (name: "x" | "y" | "n" | "e") => Buffer.from(jwk[name] ?? "", "base64url");
  const parts: [number, Cbor][] = {
    [-7]: [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, part("x")],
      [-3, part("y")],
    ] as [number, Cbor][],
    [-8]: [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, part("x")],
    ] as [number, Cbor][],
    [-257]: [
      [1, 3],
      [3, -257],
      [-1, part("n")],
      [-2, part("e")],
    ] as [number, Cbor][],
  }[algorithm];
  return cbor(new Map(parts));
}

/** What a test makes different from what an honest browser and authenticator do. */
export interface Unusual {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Without a fingerprint, a face, or a PIN. */
  isUnverified?: boolean;
  counter?: number;
  /** Signs with the key of another passkey. */
  by?: KeyObject;
  userHandle?: string | null;
}

/**
 * An authenticator with one passkey and the browser around it, written from the standard (WebAuthn Level 3) with Node's
 * cryptography alone: it shares no code with the library that checks what it does.
 */
export class Authenticator {
  readonly id = base64url(randomBytes(32));
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject };
  private counter: number;
  private userHandle = "";

  /** @param counter at the start; null for one that never counts */
  constructor(
    private readonly origin: string,
    private readonly algorithm: Algorithm = -7,
    counter: number | null = 0,
  ) {
    this.keys = kinds[algorithm]();
    this.counter = counter ?? Number.NaN;
  }

  private clientData(type: string, challenge: string, unusual: Unusual): Buffer {
    const { origin = this.origin } = unusual;
    const data = { type: unusual.type ?? type, challenge: unusual.challenge ?? challenge, origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }

  private data(rpId: string, unusual: Unusual, attested: Buffer | null): Buffer {
    const flags = 0x01 | (unusual.isUnverified ? 0 : 0x04) | (attested ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(unusual.counter ?? (Number.isNaN(this.counter) ? 0 : this.counter));
    return Buffer.concat([sha256(unusual.rpId ?? rpId), Buffer.from([flags]), counter, attested ?? Buffer.alloc(0)]);
  }

  /** Makes the passkey. */
  create({ rp, user, challenge }: CreationOptions, unusual: Unusual = {}): NewCredential {
    this.userHandle = user.id;
    const name = Buffer.from(this.id, "base64url");
    const length = Buffer.from([name.length >> 8, name.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), length, name, cose(this.algorithm, this.keys.publicKey)]);
    const authData = this.data(rp.id, unusual, attested);
    const object = new Map<Cbor, Cbor>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      response: {
        clientDataJSON: base64url(this.clientData("webauthn.create", challenge, unusual)),
        attestationObject: base64url(cbor(object)),
        transports: ["internal"],
      },
    };
  }

  /** Signs with the passkey. */
  get({ rpId, challenge }: RequestOptions, unusual: Unusual = {}): Assertion {
    this.counter += 1;
    const authenticatorData = this.data(rpId, unusual, null);
    const clientData = this.clientData("webauthn.get", challenge, unusual);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    const signature = sign(this.algorithm === -8 ? null : "sha256", signed, unusual.by ?? this.keys.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: "public-key",
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle: unusual.userHandle === undefined ? this.userHandle : unusual.userHandle,
      },
    };
  }

  /** The private key, for another passkey to sign with. */
  get privateKey(): KeyObject {
    return this.keys.privateKey;
  }
}
