import type { Translation } from "../../translation";
import type { texts as english } from "../en/account-email";

export const texts: Translation<typeof english> = {
  emailChange: {
    title: "이메일 주소 변경",
    intro: "새 주소로 링크를 보내 드려요. 거기서 확인하기 전까지는 기존 주소가 그대로예요.",
    email: "새 이메일 주소",
    rule: "ada@example.com 같은 다른 이메일 주소를 입력해 주세요.",
    password: "내 비밀번호",
    wrong: "비밀번호가 맞지 않아요. 다시 시도해 주세요.",
    submit: "링크 보내기",
    sentText:
      "{{email}} 주소로 이메일을 보냈어요. 링크는 한 번만 쓸 수 있고 24시간이 지나면 만료돼요. 기존 주소에도 알려 드렸어요.",
    failed: "링크를 보내지 못했어요",
    unavailable: "여기서는 이메일 주소를 바꿀 수 없어요. 메인 사이트 계정으로 로그인한다면 그곳에서 바꿔 주세요.",
    signedOut: "이메일 주소를 바꾸려면 로그인해 주세요",
  },
  newEmail: {
    title: "새 이메일 주소 확인",
    intro: "계정 비밀번호를 입력해 주세요. 그러면 이 주소가 계정의 주소가 돼요.",
    submit: "이메일 주소 확인하기",
    failed: "이메일 주소를 바꾸지 못했어요",
    changedTitle: "이메일 주소가 변경됐어요",
    changedText: "이제부터 {{email}} 주소로 로그인해 주세요.",
    takenTitle: "이 주소는 다른 계정이 쓰고 있어요",
    takenText: "계정의 주소는 그대로예요. 다른 주소를 골라 주세요.",
    usedText:
      "새 주소가 이미 확인됐을 수 있어요. 프로필에서 계정의 주소를 볼 수 있어요. 그 뒤에 다른 링크를 받았다면 그 링크를 써 주세요.",
    expiredText: "링크는 24시간 동안, 가장 최근 메일에 있는 것만 쓸 수 있어요.",
    again: "새 링크 받기",
  },
};
