import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-proof";

export const texts: Translation<typeof english> = {
  proof: {
    text: "마지막 확인이 15분보다 오래됐어요. 비밀번호를 입력하거나 패스키를 사용하면 계속할게요.",
    password: "내 비밀번호",
    confirm: "확인하기",
    usePasskey: "패스키 사용",
    wrong: "비밀번호가 맞지 않아요. 다시 입력해 주세요.",
    failed: "본인인지 확인하지 못했어요",
    passwordless:
      "이 계정에는 여기서 쓰는 비밀번호가 없어요. 패스키를 사용하거나, 로그아웃했다가 다시 로그인한 뒤 15분 안에 다시 해 주세요.",
  },
};
