import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-passkey-use";

export const texts: Translation<typeof english> = {
  passkeyUse: {
    signIn: "패스키로 로그인",
    cancelled: "취소되었거나 시간이 너무 오래 걸렸거나 이 기기에 맞는 패스키가 없어요.",
    known: "이 기기에는 이미 계정의 패스키가 있어요.",
    unsupported:
      "이 브라우저는 이 페이지에서 패스키를 사용할 수 없어요. 안전한 연결(HTTPS)과 최신 브라우저가 필요해요.",
    none: "이 계정에는 아직 패스키가 없어요. 프로필에서 추가할 수 있어요.",
    unknown: "이 패스키는 계정의 것이 아니에요. 삭제되었을 수 있어요.",
    invalid: "패스키의 응답이 이 사이트에서 유효하지 않아요.",
    copied:
      "이 패스키는 복제되었을 수 있어요. 사용 순서가 맞지 않아요. 다른 방법으로 로그인한 뒤 프로필에서 삭제해 주세요.",
    expired: "시간이 너무 오래 걸렸거나 이미 응답했어요. 다시 시도해 주세요.",
    limit: "계정에 둘 수 있는 패스키가 모두 찼어요. 먼저 하나를 삭제해 주세요.",
    added: "이 패스키는 이미 추가되어 있어요.",
    stopped: "패스키를 사용하지 않았어요",
    failed: "패스키로 로그인하지 못했어요",
    signInExpired: "로그인이 너무 오래 걸렸어요. 비밀번호를 다시 입력해 주세요.",
    secondTitle: "한 단계 남았어요",
    secondText: "비밀번호가 맞아요. 이 계정은 사이트를 바꿀 수 있으니 패스키로 확인해 주세요.",
    secondUse: "내 패스키 사용",
    code: "복구 코드",
    codeHint: "패스키가 없을 때 써요. 코드마다 한 번만 쓸 수 있어요. 코드도 없으면 관리자에게 문의해 주세요.",
    codeSubmit: "코드로 로그인",
    codeWrong: "이 코드는 틀렸거나 이미 사용되었어요.",
    codeFailed: "코드를 확인하지 못했어요",
    startAgain: "처음부터 다시 하기",
  },
};
